import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { NamespaceTexts, TextTable } from './texts.ts';

/** Fetches the texts that every screen begins with in a language, by its locale. */
export type TextSources = Readonly<Record<string, () => Promise<TextTable>>>;

/** The locale (BCP 47) of a language as the services name it. */
export const localeOf = (language: AppLanguage): string => (language === 'en-us' ? 'en-US' : 'pt-BR');

/** The namespace of the texts that every screen begins with: i18next's default. */
const namespace = 'translation';

/** Retry 5 times, the wait of 350 ms doubling, at most 10 parallel reads. */
const loading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

/**
 * Loads the texts of the language before anything is drawn. Where they do not come, those of another language
 * are better than none; without any it throws.
 */
export async function startI18n(
  language: AppLanguage,
  sources: TextSources,
  texts: i18n = i18next,
): Promise<i18n> {
  const wanted = localeOf(language);
  await texts
    .use(readTexts(sources))
    .use(initReactI18next)
    .init({
      ...loading,
      lng: wanted,
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  if (hasTexts(texts, wanted)) return texts;
  for (const locale of Object.keys(sources).filter((other) => other !== wanted)) {
    if (await loadTexts(texts, locale)) {
      await texts.changeLanguage(locale);
      return texts;
    }
  }
  throw new Error('The texts of no language could be fetched.');
}

/** Adds the namespaces of a screen or a part, before it is drawn and once `startI18n` has begun. */
export function bringTexts(texts: NamespaceTexts, to: i18n = i18next, isAwaited = false): void {
  // What is drawn already says none of them: it need not be drawn again, unless it is known to wait for them.
  const add = (locale: string, name: string, table: TextTable) =>
    to.addResourceBundle(locale, name, table, false, true, { silent: !isAwaited });
  for (const [name, [ptBr, enUs]] of Object.entries(texts)) {
    add('pt-BR', name, ptBr);
    add('en-US', name, enUs);
  }
}

/** For `useTranslation` where something is told that may be sooner than its text: it is drawn again with that. */
export const withLaterTexts = { bindI18nStore: 'added' } as const;

/**
 * Changes the language of everything that is on the screen, once its texts are there and if it is still wanted then;
 * else nothing changes.
 */
export async function speak(
  language: AppLanguage,
  isWanted: () => boolean,
  texts: i18n = i18next,
): Promise<Result<void, Failure>> {
  const locale = localeOf(language);
  if (!(await loadTexts(texts, locale))) return failed(failures.networkConnection);
  if (isWanted()) await texts.changeLanguage(locale);
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
      // True: worth another try.
      (error: Error) => done(error, true),
    );
  },
});
