import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';
import type { MutationResult } from './try-mutation.ts';

/** Results by the description of the mutation. */
export type Results = Record<string, MutationResult>;

const file = join(import.meta.dirname, 'results.json');

export const readResults = async (): Promise<Results> => JSON.parse(await readFile(file, 'utf8'));

/** Adds results to the recorded ones and writes the table. */
export async function writeResults(mutations: readonly Mutation[], newResults: Results): Promise<void> {
  const results = { ...(await readResults()), ...newResults };
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(import.meta.dirname, 'README.md'), formatReadme(mutations, results));
}

export function formatReadme(mutations: readonly Mutation[], results: Results): string {
  const detected = mutations.filter(({ description }) => results[description]?.result === 'detected').length;
  const rows = mutations.map(
    ({ kind, description, file }, index) =>
      `| ${[index + 1, kind, description, `\`${file}\``, formatResult(results[description])].map(escapeCell).join(' | ')} |`,
  );
  return [
    '# Planted faults',
    '',
    'Written by `npm run check:mutations -- --write`. Each fault replaces one text of one file in a separate working',
    'tree. It counts as detected only if its tests pass without it. The names of the failed tests are in `results.json`.',
    '',
    `Detected: ${detected} of ${mutations.length}.`,
    '',
    '| # | kind | fault | file | detected by |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function formatResult(result: MutationResult | undefined): string {
  if (!result) return '';
  if (result.result === 'detected') return `\`${result.by.split(': ', 1)[0]}\``;
  return result.result === 'error' ? `error: ${result.reason}` : 'not detected';
}

const escapeCell = (text: string | number) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
