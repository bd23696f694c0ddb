import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { NamespaceTexts, TextTable } from './texts.ts';

/** Loads the initial texts of a language, by locale. */
export type TextSources = Readonly<Record<string, () => Promise<TextTable>>>;

/** The locale (BCP 47) of a language. */
export const localeOf = (language: AppLanguage): string => (language === 'en-us' ? 'en-US' : 'pt-BR');

/** The default namespace of i18next, for the initial texts. */
const namespace = 'translation';

/** Up to 5 retries. The delay of 350 ms doubles each time. */
const loadOptions = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

/**
 * Loads the texts of the language before the first render. If that fails, uses another language. Throws if no language
 * can be loaded.
 */
export async function startI18n(
  language: AppLanguage,
  sources: TextSources,
  texts: i18n = i18next,
): Promise<i18n> {
  const locale = localeOf(language);
  await texts
    .use(readTexts(sources))
    .use(initReactI18next)
    .init({
      ...loadOptions,
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  setPluralForZero(texts);
  if (hasTexts(texts, locale)) return texts;
  for (const otherLocale of Object.keys(sources).filter((each) => each !== locale)) {
    if (await loadTexts(texts, otherLocale)) {
      await texts.changeLanguage(otherLocale);
      return texts;
    }
  }
  throw new Error('Could not load the texts of any language.');
}

/** The part of i18next's plural rules that is replaced. Its own types leave it open. */
interface PluralResolver {
  getSuffix(locale: string, count: number, options?: object): string;
}

/** Zero has the form of two: "0 edições". The rules of browsers use the singular in Portuguese. */
function setPluralForZero({ services }: i18n): void {
  const resolver: PluralResolver = services.pluralResolver;
  const getSuffix = resolver.getSuffix.bind(resolver);
  resolver.getSuffix = (locale, count, options) => getSuffix(locale, count === 0 ? 2 : count, options);
}

/** Adds the namespaces of a screen or a part before it is rendered. Call it after `startI18n`. */
export function addTexts(texts: NamespaceTexts, to: i18n = i18next, rerenders = false): void {
  // Rendered components do not use these texts yet, so they need not render again, unless `rerenders` is true.
  const add = (locale: string, name: string, table: TextTable) =>
    to.addResourceBundle(locale, name, table, false, true, { silent: !rerenders });
  for (const [name, [ptBr, enUs]] of Object.entries(texts)) {
    add('pt-BR', name, ptBr);
    add('en-US', name, enUs);
  }
}

/** Option of `useTranslation` for components that may render before their texts arrive. They then render again. */
export const withLaterTexts = { bindI18nStore: 'added' } as const;

/** Changes the language of the interface after its texts have loaded, if `isCurrent` still returns true then. */
export async function changeLanguage(
  language: AppLanguage,
  isCurrent: () => boolean,
  texts: i18n = i18next,
): Promise<Result<void, Failure>> {
  const locale = localeOf(language);
  if (!(await loadTexts(texts, locale))) return failed(failures.networkConnection);
  if (isCurrent()) await texts.changeLanguage(locale);
  return succeeded(undefined);
}

async function loadTexts(texts: i18n, locale: string): Promise<boolean> {
  if (!hasTexts(texts, locale)) await texts.reloadResources(locale, namespace);
  return hasTexts(texts, locale);
}

const hasTexts = (texts: i18n, locale: string): boolean => texts.hasResourceBundle(locale, namespace);

const readTexts = (sources: TextSources): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => {},
  read: (locale, _namespace, done) => {
    const fetch = sources[locale];
    if (!fetch) return done(new Error(`No texts in ${locale}`), false);
    fetch().then(
      (texts) => done(null, texts),
      // True allows a retry.
      (error: Error) => done(error, true),
    );
  },
});
