import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';
import type { MutationResult } from './try-mutation.ts';

/** `old`: the suite of revision 005d21e. `new`: the suite of the last run with `--write new`. */
export const columns = ['old', 'new'] as const;
export type Column = (typeof columns)[number];

/** Results by the description of the mutation. */
export type Results = Record<Column, Record<string, MutationResult>>;

const file = join(import.meta.dirname, 'results.json');

export const readResults = async (): Promise<Results> => JSON.parse(await readFile(file, 'utf8'));

/** Adds results to a column and writes the table. */
export async function writeResults(
  mutations: readonly Mutation[],
  column: Column,
  newResults: Readonly<Record<string, MutationResult>>,
): Promise<void> {
  const known = await readResults();
  const results = { ...known, [column]: { ...known[column], ...newResults } };
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(import.meta.dirname, 'README.md'), readmeOf(mutations, results));
}

export function readmeOf(mutations: readonly Mutation[], results: Results): string {
  const count = (column: Column) =>
    mutations.filter(({ description }) => results[column][description]?.result === 'detected').length;
  const rows = mutations.map(
    ({ kind, description, file }, place) =>
      `| ${[place + 1, kind, description, `\`${file}\``, ...columns.map((column) => formatResult(results[column][description]))].map(escaped).join(' | ')} |`,
  );
  return [
    '# Planted faults',
    '',
    'Written by `npm run check:mutations -- --write new`. Each fault replaces one text of one file in a separate working',
    'tree. It counts as detected only if its tests pass without it. The old suite is that of revision 005d21e. The names',
    'of the failed tests are in `results.json`.',
    '',
    `Detected of ${mutations.length}: old suite ${count('old')}, new suite ${count('new')}.`,
    '',
    '| # | kind | fault | file | old suite | new suite |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function formatResult(result: MutationResult | undefined): string {
  if (!result) return '';
  if (result.result === 'detected') return `✓ ${result.by.split(': ', 1)[0]}`;
  return result.result === 'error' ? `error: ${result.reason}` : 'not detected';
}

const escaped = (text: string | number) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
