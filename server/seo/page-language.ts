import type { Language } from '../http/language.ts';
import { languages } from '../http/language.ts';

/**
 * Returns the language that the reader chose in the app, from its cookie. The browser's preference is ignored, so crawlers
 * and previews always get the same page for an address.
 */
export function pageLanguage(cookies: string | undefined): Language {
  const [, chosen] = /(?:^|;\s*)banca-language=([\w-]+)/.exec(cookies ?? '') ?? [];
  return languages.find((language) => language === chosen) ?? 'pt-br';
}
