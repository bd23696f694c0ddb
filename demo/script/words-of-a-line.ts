import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import { type ScriptLine, ScriptProblem } from './script-lines.ts';

/** The text of a line in a language. */
export function textIn(line: ScriptLine, language: SeedLanguage): string {
  const text = language === 'pt-br' ? line.text : line.english;
  if (text !== null) return text;
  const missing = language === 'pt-br' ? `“${line.head}: ” needs a text` : 'its English is missing (en: …)';
  throw new ScriptProblem(line, missing);
}

/** `lagoon 0.5, wide, width 2` as [[lagoon, 0.5], [wide], [width, 2]]. */
export const partsOf = (head: string): string[][] =>
  head.split(',').map((part) =>
    part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

export function numberIn(word: string | undefined, line: ScriptLine, what: string): number {
  const value = Number(word);
  if (word === undefined || word === '' || !Number.isFinite(value))
    throw new ScriptProblem(line, `${what} has to be a number${word === undefined ? '' : `, not “${word}”`}`);
  return value;
}

export function colourIn(word: string | undefined, line: ScriptLine, what: string): string {
  if (word !== undefined && /^#[\da-f]{6}$/i.test(word)) return word.toLowerCase();
  throw new ScriptProblem(line, `${what} has to be a colour such as #ffc82e, not “${word ?? ''}”`);
}

/** Refuses a word that only makes sense as an option. */
export function refuse(word: string | undefined, line: ScriptLine): void {
  if (word !== undefined) throw new ScriptProblem(line, `a comma is missing before “${word}”`);
}

/** One of the names of a table. */
export function entryOf<Value>(
  table: Readonly<Record<string, Value>>,
  word: string | undefined,
  line: ScriptLine,
  what: string,
): Value {
  const entry = word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
  if (entry !== undefined) return entry;
  throw new ScriptProblem(
    line,
    `there is no ${what} “${word ?? ''}”; there are ${Object.keys(table).join(', ')}`,
  );
}

/** One of a list of words. */
export function oneOf<Word extends string>(
  list: readonly Word[],
  word: string | undefined,
  line: ScriptLine,
  what: string,
): Word {
  const found = list.find((each) => each === word);
  if (found !== undefined) return found;
  throw new ScriptProblem(line, `there is no ${what} “${word ?? ''}”; there are ${list.join(', ')}`);
}
