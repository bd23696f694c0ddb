import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { localeOf } from '../../presentation/i18n/start-i18n.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Sets the language of the document, and a cookie for the next page that the platform renders. */
export function showLanguage(page: Document, language: AppLanguage): void {
  const isServed = page.documentElement.lang === localeOf(language);
  page.documentElement.lang = localeOf(language);
  // Without a cookie the platform uses the language of the browser, and this page is already in it.
  if (isServed && !page.cookie.includes('banca-language=')) return;
  page.cookie = `banca-language=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
