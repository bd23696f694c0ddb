import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { startPtBr } from './start.pt-br.ts';
import type { BroughtTexts, Texts } from './texts.ts';

/** Fetches the texts that every screen begins with in a language, by its locale. */
export type TextSources = Readonly<Record<string, () => Promise<Texts<typeof startPtBr>>>>;

/** Each language is a file of its own; the page that the platform serves already names the original's. */
const textSources: TextSources = {
  'pt-BR': () =>
    import(/* webpackChunkName: 'texts-pt-br' */ './start.pt-br.ts').then((file) => file.startPtBr),
  'en-US': () =>
    import(/* webpackChunkName: 'texts-en-us' */ './start.en-us.ts').then((file) => file.startEnUs),
};

/** The locale (BCP 47) of a language as the services name it. */
export const localeOf = (language: AppLanguage): string => (language === 'en-us' ? 'en-US' : 'pt-BR');

const namespace = 'translation';
/** What screens brought along: looked into where the texts of the start say nothing. */
const brought = 'brought';

/** Retry 5 times, the wait of 350 ms doubling, at most 10 parallel reads. */
const loading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

/**
 * Loads the texts of the language before anything is drawn. Where they do not come, those of another language
 * are better than none; without any it throws.
 */
export async function startI18n(
  language: AppLanguage,
  sources: TextSources = textSources,
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
      fallbackNS: brought,
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

/** Adds what a screen or a part says besides, before it is drawn and once `startI18n` has begun. */
export function bringTexts(texts: BroughtTexts, to: i18n = i18next, isAwaited = false): void {
  // What is drawn already says none of them: it need not be drawn again, unless it is known to wait for them.
  for (const [locale, sections] of Object.entries(texts))
    to.addResourceBundle(locale, brought, sections, true, true, { silent: !isAwaited });
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
