/** An error in a script. The message contains file, line and the valid alternatives. */
export class ScriptError extends Error {
  constructor(line: Pick<ScriptLine, 'at'>, problem: string) {
    super(`${line.at}: ${problem}`);
  }
}

export interface ScriptLine {
  /** File and line number, in the format that editors open. */
  at: string;
  /** The part before the colon, or the whole line without a colon. */
  head: string;
  /** The part after the colon. */
  text: string | null;
  /** The English text, from the line `en: …` that follows. */
  english: string | null;
}

/** Splits a script into lines without blank lines and comments. A translation belongs to the line before it. */
export function linesOf(source: string, file: string): ScriptLine[] {
  const lines: ScriptLine[] = [];
  source.split('\n').forEach((raw, index) => {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    const at = `${file}:${index + 1}`;
    const [, head = trimmed, text = null] = /^([^:]+):\s+(.+)$/.exec(trimmed) ?? [];
    if (head !== 'en') {
      lines.push({ at, head, text, english: null });
      return;
    }
    const original = lines.at(-1);
    if (original === undefined || original.text === null || original.english !== null)
      throw new ScriptError({ at }, 'this translation has no text before it');
    original.english = text;
  });
  return lines;
}
