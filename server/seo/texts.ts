import { isGenre } from '../catalogue/genres.ts';
import type { Language } from '../http/language.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

type Texts = typeof portuguese;

export const texts: Record<Language, Texts> = { 'pt-br': portuguese, 'en-us': english };

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** The name of a genre for readers. A genre without one keeps its own word. */
export const genreName = (genre: string, language: Language): string =>
  isGenre(genre) ? texts[language].genres[genre] : genre;

const mostOfDescription = 200;

/** On one line, and cut between words where search engines and chats would cut it anywhere. */
export function brief(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= mostOfDescription) return letters.join('');
  const cut = letters.slice(0, mostOfDescription - 1).join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
  return `${words || cut}…`;
}
