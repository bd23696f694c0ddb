import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { localeOf } from '../../presentation/i18n/start-i18n.ts';

/** Seconds. */
const year = 365 * 24 * 60 * 60;

/** Says which language the page speaks: to the browser, and to the platform for the next page that it serves. */
export function showLanguage(page: Document, language: AppLanguage): void {
  page.documentElement.lang = localeOf(language);
  const isTold = page.cookie.includes('banca-language=');
  // Whoever serves it takes the original where nothing is said.
  if (language === 'pt-br' && !isTold) return;
  const age = language === 'pt-br' ? 0 : year;
  page.cookie = `banca-language=${language}; path=/; max-age=${age}; samesite=lax`;
}
