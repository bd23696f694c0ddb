import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { filesUnder } from '../../tests/support/files-under.ts';
import { findUndocumentedCalls, findUnsentCalls } from './find-missing-calls.ts';
import { requiredCalls } from './required-calls.ts';

/* Prints the required calls that the contract does not describe or that no adapter of the app sends. Fails if there are any. */

const print = (line: string) => process.stdout.write(`${line}\n`);
const root = resolve(import.meta.dirname, '../..');
const adapters = resolve(root, 'src/infrastructure');
let missingCount = 0;
for (const service of ['comics', 'identity'] as const) {
  const required = requiredCalls[service];
  const document = JSON.parse(await readFile(resolve(root, `contract/openapi/${service}.json`), 'utf8'));
  const names = await filesUnder(adapters);
  const sources = await Promise.all(names.map((name) => readFile(resolve(adapters, name), 'utf8')));
  const undocumented = findUndocumentedCalls(required, document);
  const unsent = findUnsentCalls(required, sources);
  print(`${service}: ${required.length} calls are required.`);
  for (const call of undocumented) print(`  not in the contract: ${call}`);
  for (const call of unsent) print(`  not in the app:      ${call}`);
  missingCount += undocumented.length + unsent.length;
}
if (missingCount === 0) print('No call is missing.');
else process.exitCode = 1;
