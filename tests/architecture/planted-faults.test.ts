import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findTest, splitTest } from '../mutations/find-test.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { mutations } from '../mutations/mutations.ts';
import { formatReadme } from '../mutations/results.ts';
import type { TestOutcome } from '../mutations/run-test.ts';
import { createTrial } from '../mutations/try-mutation.ts';
import { filesUnder } from '../support/files-under.ts';

const mutation: Mutation = {
  kind: 'domain',
  description: 'a sum is a difference',
  file: 'sum.ts',
  find: 'a + b',
  replace: 'a - b',
  tests: ['tests/sum.test.ts', 'tests/all.test.ts'],
};

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'banca-planted-'));
  await writeFile(join(path, 'sum.ts'), 'return a + b;');
});
afterEach(() => rm(path, { recursive: true }));

const readSum = () => readFile(join(path, 'sum.ts'), 'utf8');
const buildTree = () => ({ path, files: ['tests/sum.test.ts', 'tests/all.test.ts'] });

/** Builds a suite in which one file fails if the fault is planted. */
function buildSuite(detectingFile: string) {
  const runs: string[] = [];
  const run = async (
    _path: string,
    { options: [file = ''] }: { options: readonly string[] },
  ): Promise<TestOutcome> => {
    const text = await readSum();
    runs.push(`${file} ${text}`);
    return text.includes('-') && file === detectingFile
      ? { result: 'failed', title: 'adds' }
      : { result: 'passed' };
  };
  return { run, runs };
}

describe('a planted fault', () => {
  it('is detected by the first failing test and then removed', async () => {
    const { run, runs } = buildSuite('tests/all.test.ts');
    const tryMutation = createTrial(buildTree(), run);
    expect(await tryMutation(mutation)).toEqual({ result: 'detected', by: 'tests/all.test.ts: adds' });
    expect(await readSum()).toBe('return a + b;');
    expect(runs).toHaveLength(4);
    await tryMutation(mutation);
    // Each file runs only once without the fault.
    expect(runs).toHaveLength(6);
  });

  it('is not detected if all tests pass', async () => {
    expect(await createTrial(buildTree(), buildSuite('').run)(mutation)).toEqual({ result: 'not detected' });
  });

  it.each([
    ['that does not occur', { find: 'a * b' }, /found 0 times/],
    ['that occurs twice', { find: 'r' }, /found 2 times/],
    ['in a missing file', { file: 'gone.ts' }, /does not exist/],
    ['without a test', { tests: ['tests/other.test.ts'] }, /none of its tests/],
  ])('%s is an error', async (_what, change, reason) => {
    const result = await createTrial(buildTree(), buildSuite('').run)({ ...mutation, ...change });
    expect(result).toMatchObject({ result: 'error', reason: expect.stringMatching(reason) });
  });

  it('is an error if its test fails without it', async () => {
    const broken = createTrial(buildTree(), async () => ({ result: 'failed', title: 'adds' }));
    expect(await broken(mutation)).toMatchObject({ result: 'error' });
  });
});

describe('findTest', () => {
  const files = ['tests/unit/sum.test.ts', 'tests/e2e/ui/modal.spec.ts', 'tests/e2e/shop.spec.ts'];

  it('runs a whole file', () => {
    expect(findTest(files, 'tests/unit/sum.test.ts')).toEqual({
      runner: 'jest',
      options: ['tests/unit/sum.test.ts'],
    });
  });

  it.each([
    ['tests/unit/sum.test.ts', ['-t', 'adds']],
    ['tests/e2e/ui/modal.spec.ts', ['--project=gallery', '-g', 'adds']],
    ['tests/e2e/shop.spec.ts', ['--project=shop', '-g', 'adds']],
  ])('selects tests of %s by title', (file, options) => {
    expect(findTest(files, `${file} > adds`)?.options).toEqual([file, ...options]);
  });

  it('keeps a title that contains the separator', () => {
    expect(findTest(files, 'tests/unit/sum.test.ts > a > b > c')?.options.at(-1)).toBe('a > b > c');
  });

  it('finds no test by a part of its path', () => {
    expect(findTest(files, 'sum.test.ts')).toBeNull();
  });
});

test('each planted fault matches the current code, and each of its tests exists', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const paths = await filesUnder(join(root, 'tests'));
  const files = paths.map((path) => `tests/${path}`);
  const readText = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');
  const outdated: string[] = [];
  for (const { description, file, find, tests } of mutations) {
    if ((await readText(file)).split(find).length !== 2)
      outdated.push(`${description}: ${file} does not contain its text once`);
    for (const test of tests) {
      const { file: testFile, title } = splitTest(test);
      if (!findTest(files, test)) outdated.push(`${description}: ${testFile} does not exist`);
      else if (!(await readText(testFile)).includes(title))
        outdated.push(`${description}: ${testFile} has no title "${title}"`);
    }
  }
  expect(outdated).toEqual([]);
});

test('readmeOf writes a row with the result of each fault', () => {
  const results = { [mutation.description]: { result: 'not detected' as const } };
  expect(formatReadme([mutation], results)).toContain(
    '| 1 | domain | a sum is a difference | `sum.ts` | not detected |',
  );
});
