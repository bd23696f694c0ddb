import { genreNames } from '../catalogue/genre-names.ts';
import { isGenre } from '../catalogue/genres.ts';
import type { Language } from '../http/language.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

type Texts = typeof portuguese;

export const texts: Record<Language, Texts> = { 'pt-br': portuguese, 'en-us': english };

/** Returns the translated name of a genre. An unknown genre is returned unchanged. */
export const genreName = (genre: string, language: Language): string =>
  isGenre(genre) ? genreNames[language][genre] : genre;

const maxDescriptionLength = 200;

/** Shortens a text to one line. It cuts between words, because search engines and chats cut long texts anywhere. */
export function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= maxDescriptionLength) return characters.join('');
  const cut = characters.slice(0, maxDescriptionLength - 1).join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
  return `${words || cut}…`;
}
