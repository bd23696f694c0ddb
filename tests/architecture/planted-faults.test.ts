import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findTest } from '../mutations/find-test.ts';
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
  tests: ['sum.test.ts', 'all.test.ts'],
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
    expect(await tryMutation(mutation)).toEqual({ result: 'detected', by: 'all.test.ts: adds' });
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
    ['without a test', { tests: ['other.test.ts'] }, /none of its tests/],
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
  const files = [
    'tests/unit/sum.test.ts',
    'tests/e2e/ui/modal.spec.ts',
    'tests/integration/suites/order-edges.ts',
  ];

  it('finds a test by the end of its path', () => {
    expect(findTest(path, files, 'sum.test.ts')).toEqual({
      runner: 'jest',
      options: ['tests/unit/sum.test.ts'],
    });
  });

  it('selects a browser test by title', () => {
    expect(findTest(path, files, 'modal.spec.ts > closes')).toEqual({
      runner: 'playwright',
      options: ['tests/e2e/ui/modal.spec.ts', '--project=gallery', '-g', 'closes'],
    });
  });

  it('finds the file that runs a suite', () => {
    const own = [
      'tests/integration/catalogue/suites/pages.ts',
      'tests/integration/catalogue/catalogue.test.ts',
    ];
    const root = resolve(import.meta.dirname, '../..');
    expect(findTest(root, own, 'integration/pages.test.ts')?.options[0]).toBe(own[1]);
  });

  it('finds a suite in a revision that ran all suites in one file', () => {
    expect(findTest(path, files, 'integration/order-edges.test.ts')?.options).toEqual([
      'tests/integration/postgresql.test.ts',
      '-t',
      '^(on a PostgreSQL server )?orderEdges ',
    ]);
  });

  it('throws for an ambiguous path', () => {
    const two = ['tests/a/sum.test.ts', 'tests/b/sum.test.ts'];
    expect(() => findTest(path, two, 'sum.test.ts')).toThrow('tests/a/sum.test.ts or tests/b/sum.test.ts');
  });
});

test('each planted fault matches the current code and has a test', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const tests = await filesUnder(join(root, 'tests'));
  const files = tests.map((file) => `tests/${file}`);
  const outdated: string[] = [];
  for (const { description, file, find, tests } of mutations) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '');
    if (text.split(find).length !== 2)
      outdated.push(`${description}: ${file} does not contain its text once`);
    if (!tests.some((test) => findTest(root, files, test))) outdated.push(`${description}: no test`);
  }
  expect(outdated).toEqual([]);
});

test('readmeOf writes a row with the result of each fault', () => {
  const results = { [mutation.description]: { result: 'not detected' as const } };
  expect(formatReadme([mutation], results)).toContain(
    '| 1 | domain | a sum is a difference | `sum.ts` | not detected |',
  );
});
