import type { Language } from '../http/language.ts';
import { languages } from '../http/language.ts';

/**
 * The language of a page: what its reader chose in the app, which keeps that in a cookie too. Not what the browser
 * prefers: crawlers and previews get one page per address.
 */
export function pageLanguage(cookies: string | undefined): Language {
  const [, chosen] = /(?:^|;\s*)banca-language=([\w-]+)/.exec(cookies ?? '') ?? [];
  return languages.find((language) => language === chosen) ?? 'pt-br';
}
