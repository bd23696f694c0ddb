import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from '../../application/ports/preferences.ts';
import { ptBr } from './pt-br.ts';

/** The original language comes with the app, any other when somebody reads it. */
const otherLanguages: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, _namespace, done) => {
    if (language !== 'en-US') return done(new Error(`No texts in ${language}`), false);
    import('./en-us.ts').then(
      ({ enUs }) => done(null, enUs),
      (error: Error) => done(error, true),
    );
  },
};

/** The locale (BCP 47) of a language as the services name it. */
export const localeOf = (language: AppLanguage): string => (language === 'en-us' ? 'en-US' : 'pt-BR');

/** Source: platform.md §9: retry 5 times, the wait of 350 ms doubling, at most 10 parallel reads. */
const loading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

export async function startI18n(language: AppLanguage): Promise<i18n> {
  await i18next
    .use(otherLanguages)
    .use(initReactI18next)
    .init({
      lng: localeOf(language),
      fallbackLng: 'pt-BR',
      load: 'currentOnly',
      resources: { 'pt-BR': { translation: ptBr } },
      partialBundledLanguages: true,
      backend: loading,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return i18next;
}
