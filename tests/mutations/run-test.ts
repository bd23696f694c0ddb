import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readJestReport } from '../../tools/test/jest-report.ts';
import { readPlaywrightReport } from '../../tools/test/playwright-report.ts';
import type { TestCommand } from './find-test.ts';

/** 'broken': no test ran, because none was found or the runner failed. */
export type TestOutcome = { result: 'passed' } | { result: 'failed'; title: string } | { result: 'broken' };

const timeoutMs = 10 * 60_000;

const commands = {
  jest: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    // A timeout on a busy machine is not a detection.
    '--testTimeout=120000',
  ],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
};

/** Runs tests in a working tree and returns the outcome. */
export async function runTest(tree: string, { runner, options }: TestCommand): Promise<TestOutcome> {
  const report = join(tree, 'mutation-report.json');
  await rm(report, { force: true });
  const reportOptions = runner === 'jest' ? ['--json', `--outputFile=${report}`] : ['--reporter=json'];
  const code = await runNode(tree, [...commands[runner], ...options, ...reportOptions], report);
  const json = await readFile(report, 'utf8').catch(() => null);
  if (json === null) return { result: 'broken' };
  const readReport = runner === 'jest' ? readJestReport : readPlaywrightReport;
  const files = readReport(json, (path) => relative(tree, path));
  const [title] = files.flatMap(({ failures }) => failures);
  if (title !== undefined) return { result: 'failed', title };
  return code === 0 && files.some(({ passed }) => passed > 0) ? { result: 'passed' } : { result: 'broken' };
}

function runNode(tree: string, command: readonly string[], report: string): Promise<number | null> {
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const child = spawn(process.execPath, command, {
    cwd: tree,
    env: environment,
    stdio: 'ignore',
    timeout: timeoutMs,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}
