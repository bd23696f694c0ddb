import { linesOf, type ScriptLine, ScriptProblem } from './script-line.ts';

/** The `key: value` lines at the head of a script, or all of a file that has only such lines. */
export interface Fields {
  optional(key: string): ScriptLine | undefined;
  /** Throws a `ScriptProblem` where it is absent. */
  wanted(key: string): ScriptLine;
}

export function fieldsOf(lines: readonly ScriptLine[], file: string, known: readonly string[]): Fields {
  const byKey = new Map<string, ScriptLine>();
  for (const line of lines) {
    const kind = line.head.split(/\s+/)[0] ?? '';
    if (!known.includes(kind)) throw new ScriptProblem(line, `“${kind}” is none of ${known.join(', ')}`);
    if (byKey.has(line.head)) throw new ScriptProblem(line, `“${line.head}” is said twice`);
    byKey.set(line.head, line);
  }
  return {
    optional: (key) => byKey.get(key),
    wanted(key) {
      const line = byKey.get(key);
      if (line === undefined) throw new ScriptProblem({ at: `${file}:1` }, `“${key}: …” is missing`);
      return line;
    },
  };
}

export const readFields = (source: string, file: string, known: readonly string[]): Fields =>
  fieldsOf(linesOf(source, file), file, known);
