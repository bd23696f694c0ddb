import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainFailure } from '../../../../server/commands/explain-failure.ts';
import { ExplainedFailure } from '../../../../server/errors/explained-failure.ts';

test('shows only the message of an ExplainedFailure', () => {
  expect(explainFailure(new ExplainedFailure('PORT is taken.'))).toBe('PORT is taken.');
});

test('names the file and the next step for a file system error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'banca-'));
  const isFolder = await readFile(folder).catch((error: unknown) => error);
  const missing = await readFile(join(folder, 'none')).catch((error: unknown) => error);
  await writeFile(join(folder, 'file'), '');
  const belowFile = await readFile(join(folder, 'file/x')).catch((error: unknown) => error);
  await rm(folder, { recursive: true });
  expect(explainFailure(isFolder)).toMatch(/cannot be used: it is a folder, and a file is needed\. Correct/);
  expect(explainFailure(missing)).toBe(
    `${join(folder, 'none')} cannot be used: it is missing. Correct this, then try again.`,
  );
  expect(explainFailure(belowFile)).toContain(
    `${join(folder, 'file/x')} cannot be used: it, or a part of its`,
  );
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk is read-only'],
  ['EIO', 'the disk reports an error'],
])('explains %s when the error has no path', (code, problem) => {
  const error = Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
  expect(explainFailure(error)).toBe(`A file cannot be used: ${problem}. Correct this, then try again.`);
});

test.each([
  ['53100', 'could not extend file "base/5/1": No space left on device', 'Make room for it, then try again.'],
  [
    'XX001',
    'invalid page in block 0 of relation "base/5/1"',
    'If its files are damaged, restore them from a backup.',
  ],
  ['58P01', 'could not open file "base/5/1"', 'If its files are damaged, restore them from a backup.'],
])('explains the PostgreSQL error %s', (code, message, advice) => {
  const error = Object.assign(new Error(message), { code });
  expect(explainFailure(error)).toBe(`The database reports: ${message}. ${advice}`);
});

test('shows the stack trace of a programming error, and thrown values that are not errors', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toContain('explain-failure.test.ts');
  expect(explainFailure({ problem: 'strange' })).toBe('{"problem":"strange"}');
  expect(explainFailure('strange')).toBe('strange');
});
