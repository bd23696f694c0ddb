import { linesOf, ScriptError, type ScriptLine } from './script-line.ts';

/** The `key: value` lines of a file or of a script's header. */
export interface ScriptFields {
  optional(key: string): ScriptLine | undefined;
  /** Throws a `ScriptError` if the line is missing. */
  required(key: string): ScriptLine;
}

export function fieldsOf(lines: readonly ScriptLine[], file: string, known: readonly string[]): ScriptFields {
  const byKey = new Map<string, ScriptLine>();
  for (const line of lines) {
    const kind = line.head.split(/\s+/)[0] ?? '';
    if (!known.includes(kind)) throw new ScriptError(line, `“${kind}” is not one of ${known.join(', ')}`);
    if (byKey.has(line.head)) throw new ScriptError(line, `“${line.head}” appears twice`);
    byKey.set(line.head, line);
  }
  return {
    optional: (key) => byKey.get(key),
    required(key) {
      const line = byKey.get(key);
      if (line === undefined) throw new ScriptError({ at: `${file}:1` }, `“${key}: …” is missing`);
      return line;
    },
  };
}

export const readFields = (source: string, file: string, known: readonly string[]): ScriptFields =>
  fieldsOf(linesOf(source, file), file, known);
