import { chooseLanguage, type Language, languages } from '../http/language.ts';

interface LanguageHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * Returns the language that the reader chose in the app, from its cookie, or else the one that the browser prefers. Most
 * crawlers state no preference, so they get Portuguese.
 */
export function pageLanguage(headers: LanguageHeaders): Language {
  const [, chosen] = /(?:^|;\s*)banca-language=([\w-]+)/.exec(headers.cookie ?? '') ?? [];
  const isChosen = (language: Language) => language === chosen;
  return languages.find(isChosen) ?? chooseLanguage(headers['accept-language']);
}
