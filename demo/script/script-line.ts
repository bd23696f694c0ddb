/** A script says something that cannot be drawn. The message names the file, the line and what is known instead. */
export class ScriptProblem extends Error {
  constructor(line: Pick<ScriptLine, 'at'>, problem: string) {
    super(`${line.at}: ${problem}`);
  }
}

export interface ScriptLine {
  /** File and number, as editors open it. */
  at: string;
  /** What stands before the colon, or the whole line where there is none. */
  head: string;
  /** What stands after the colon. */
  text: string | null;
  /** The same in English: a line `en: …` after it. */
  english: string | null;
}

/** The lines that say something: blank ones and comments are left out, translations join what they translate. */
export function linesOf(source: string, file: string): ScriptLine[] {
  const lines: ScriptLine[] = [];
  source.split('\n').forEach((raw, index) => {
    const written = raw.trim();
    if (written === '' || written.startsWith('#')) return;
    const at = `${file}:${index + 1}`;
    const [, head = written, text = null] = /^([^:]+):\s+(.+)$/.exec(written) ?? [];
    if (head !== 'en') {
      lines.push({ at, head, text, english: null });
      return;
    }
    const translated = lines.at(-1);
    if (translated === undefined || translated.text === null || translated.english !== null)
      throw new ScriptProblem({ at }, 'there is nothing before it to translate');
    translated.english = text;
  });
  return lines;
}
