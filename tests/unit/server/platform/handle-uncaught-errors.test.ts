import { execFile } from 'node:child_process';
import { join } from 'node:path';

const module = join(import.meta.dirname, '../../../../server/platform/handle-uncaught-errors.ts');

/** A program that prints its steps. Its arguments are the event, and whether it may restart. */
const program = `
  const { handleUncaughtErrors } = await import(process.argv[1]);
  const isAgain = process.env.IS_AGAIN === 'yes';
  process.env.IS_AGAIN = 'yes';
  console.log(isAgain ? 'again' : 'first', process.argv[3]);
  if (isAgain) process.exit();
  handleUncaughtErrors({
    stop: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      console.log('stopped');
      if (process.argv[2] === 'stop fails') throw new Error('no stop');
    },
    maxStopMs: process.argv[2] === 'stop hangs' ? 1 : 10_000,
    mayRestart: () => process.argv[3] === 'restart',
  });
  if (process.argv[2] === 'rejection') {
    Promise.reject(Object.assign(new Error('insert ana@example.com'), { code: '57P01' }));
    setTimeout(() => console.log('goes on'), 50);
  } else setTimeout(() => {
    throw process.argv[2] === 'no error' ? 'a secret' : new Error('boom');
  });
`;

interface Outcome {
  code: unknown;
  steps: string[];
  logged: { level: string; msg: string; err: Record<string, unknown> }[];
}

const runProgram = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', program, module, ...args],
      (error, stdout, stderr) => {
        const lines = (text: string) => text.trim().split('\n').filter(Boolean);
        resolve({
          code: error?.code ?? 0,
          steps: lines(stdout),
          logged: lines(stderr).map((line) => JSON.parse(line)),
        });
      },
    );
  });

test('logs an unhandled rejection without values, and the process continues', async () => {
  const { code, steps, logged } = await runProgram('rejection', 'restart');
  expect([code, steps]).toEqual([0, ['first restart', 'goes on']]);
  expect(logged).toMatchObject([
    { level: 'error', err: { message: 'The database refused a statement (57P01).' } },
  ]);
  expect(JSON.stringify(logged)).not.toContain('ana@');
});

test('stops properly after an exception, and restarts', async () => {
  const { code, steps, logged } = await runProgram('exception', 'restart');
  const canRestart = process.execve !== undefined;
  expect(steps).toEqual(['first restart', 'stopped', ...(canRestart ? ['again restart'] : [])]);
  expect(code).toBe(canRestart ? 0 : 1);
  expect(logged).toMatchObject([{ level: 'fatal', err: { message: 'boom' } }]);
});

test('ends with exit code 1 after an exception if it may not restart', async () => {
  const { code, steps } = await runProgram('exception', 'end');
  expect([code, steps]).toEqual([1, ['first end', 'stopped']]);
});

test.each([
  ['stop fails', ['first end', 'stopped']],
  ['stop hangs', ['first end']],
])('ends after an exception even if %s', async (event, expected) => {
  const { code, steps } = await runProgram(event, 'end');
  expect([code, steps]).toEqual([1, expected]);
});

test('logs only the type of a thrown value that is not an error', async () => {
  const { logged } = await runProgram('no error', 'end');
  expect(logged).toMatchObject([{ level: 'fatal', err: { type: 'string' } }]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});
