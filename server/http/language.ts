import { readAcceptHeader } from './read-accept-header.ts';

export const languages = ['pt-br', 'en-us'] as const;

export type Language = (typeof languages)[number];

/** Contains each language also without its region. Other regions, such as 'pt-pt', match the tag without region. */
const languageByTag = new Map<string, Language>(
  languages.flatMap((language) => [
    [language, language],
    [language.split('-')[0] ?? language, language],
  ]),
);
const tags = [...languageByTag.keys()];

/** Returns the supported language that an accept-language header prefers; pt-br if it prefers none. */
export function chooseLanguage(header: string | undefined): Language {
  const [tag = ''] = readAcceptHeader('accept-language', header).languages(tags);
  return languageByTag.get(tag) ?? 'pt-br';
}

/** Returns the standard language tag (BCP 47): 'pt-BR' for 'pt-br'. */
export const languageTag = (language: string): string =>
  language.replace(/-(\w+)$/, (_all, region: string) => `-${region.toUpperCase()}`);
