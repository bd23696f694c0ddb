import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

export function textIn(line: ScriptLine, language: SeedLanguage): string {
  const text = language === 'pt-br' ? line.text : line.english;
  if (text !== null) return text;
  const missing =
    language === 'pt-br' ? `“${line.head}: ” needs a text` : 'its English text is missing (en: …)';
  throw new ScriptError(line, missing);
}

/** Splits `lagoon 0.5, wide, width 2` into [[lagoon, 0.5], [wide], [width, 2]]. */
export const splitOptions = (head: string): string[][] =>
  head.split(',').map((part) =>
    part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

export function parseNumber(word: string | undefined, line: ScriptLine, subject: string): number {
  const value = Number(word);
  if (word === undefined || word === '' || !Number.isFinite(value))
    throw new ScriptError(line, `${subject} must be a number${word === undefined ? '' : `, not “${word}”`}`);
  return value;
}

export function parseColour(word: string | undefined, line: ScriptLine, subject: string): string {
  if (word !== undefined && /^#[\da-f]{6}$/i.test(word)) return word.toLowerCase();
  throw new ScriptError(line, `${subject} must be a colour such as #ffc82e, not “${word ?? ''}”`);
}

/** Rejects a word after the last argument, which can only be an option without its comma. */
export function rejectExtraWord(word: string | undefined, line: ScriptLine): void {
  if (word !== undefined) throw new ScriptError(line, `a comma is missing before “${word}”`);
}

/** The entry of a table with this name. */
export function entryOf<Value>(
  table: Readonly<Record<string, Value>>,
  word: string | undefined,
  line: ScriptLine,
  subject: string,
): Value {
  const entry = word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
  if (entry !== undefined) return entry;
  throw new ScriptError(
    line,
    `there is no ${subject} “${word ?? ''}”, only ${Object.keys(table).join(', ')}`,
  );
}

export function oneOf<Word extends string>(
  list: readonly Word[],
  word: string | undefined,
  line: ScriptLine,
  subject: string,
): Word {
  const match = list.find((each) => each === word);
  if (match !== undefined) return match;
  throw new ScriptError(line, `there is no ${subject} “${word ?? ''}”, only ${list.join(', ')}`);
}
