import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { localeOf } from '../../presentation/i18n/start-i18n.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Sets the language of the document, and a cookie for the next page that the platform renders. */
export function showLanguage(page: Document, language: AppLanguage): void {
  page.documentElement.lang = localeOf(language);
  const hasCookie = page.cookie.includes('banca-language=');
  // Without a cookie the platform uses Portuguese.
  if (language === 'pt-br' && !hasCookie) return;
  const age = language === 'pt-br' ? 0 : yearInSeconds;
  page.cookie = `banca-language=${language}; path=/; max-age=${age}; samesite=lax`;
}
