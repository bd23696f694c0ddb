import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const module = join(import.meta.dirname, '../../../../server/helper-process/memory-settings.ts');
const program = `
  const { applyMemorySettings } = await import(process.argv[1]);
  const before = process.env.RUN_BEFORE;
  process.env.RUN_BEFORE = process.pid;
  applyMemorySettings();
  const { MALLOC_ARENA_MAX: arenas } = process.env;
  console.log(JSON.stringify({ arenas, isSameProcess: before === String(process.pid), args: process.argv.slice(2) }));
`;

async function runProgram(env: Record<string, string>) {
  const args = ['--input-type=module', '--eval', program, module, 'one', 'two words'];
  const { stdout } = await run(process.execPath, args, { env });
  return JSON.parse(stdout);
}

const isLinux = process.platform === 'linux';

test('restarts the process with the settings on Linux, and keeps its ID and arguments', async () => {
  const changed = isLinux ? { arenas: '1', isSameProcess: true } : { isSameProcess: false };
  expect(await runProgram({})).toEqual({ ...changed, args: ['one', 'two words'] });
});

test('does not change a setting from the environment', async () => {
  const expected = { arenas: '4', isSameProcess: false, args: ['one', 'two words'] };
  expect(await runProgram({ MALLOC_ARENA_MAX: '4' })).toEqual(expected);
});
