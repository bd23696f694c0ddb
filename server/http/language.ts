import { readAcceptHeader } from './read-accept-header.ts';

export const languages = ['pt-br', 'en-us'] as const;

export type Language = (typeof languages)[number];

/** Maps tags with and without region to supported languages: 'pt' and 'pt-pt' both select 'pt-br'. */
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
