import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { partOf, parts, root } from './parts.ts';
import { resultTable } from './result-table.ts';
import { runSuite } from './run-suite.ts';
import { runsFor, type Selection } from './suite-run.ts';

/** Runs the suite: `npm test`; some of its parts: `npm test -- unit lint`; some test files: `npm test -- PATH`. */
const names: readonly string[] = parts.map(({ name }) => name);

function selectionOf(wanted: readonly string[]): Selection {
  if (wanted.length === 0) return { parts: new Set(names), files: null };
  if (wanted.every((each) => names.includes(each))) return { parts: new Set(wanted), files: null };
  const files = wanted.map((each) => relative(root, resolve(each)));
  const unknown = files.find((file) => !partOf(file) || !existsSync(resolve(root, file)));
  if (unknown) throw new Error(`${unknown} is neither a test file nor one of ${names.join(', ')}.`);
  return { parts: new Set(files.flatMap((file) => partOf(file)?.name ?? [])), files };
}

const results = await runSuite(runsFor(selectionOf(process.argv.slice(2))));
process.stdout.write(`\n${resultTable(results)}\n`);
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
