import { firstLetterOf } from './first-letter-of.ts';

/** The first letters of the first and the last word, such as "AR" for "Ana dos Reis". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => firstLetterOf(word)).join('');
}
