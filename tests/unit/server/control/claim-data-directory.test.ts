import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Claim,
  claimDataDirectory,
  DataDirectoryInUse,
} from '../../../../server/control/claim-data-directory.ts';
import { connectToPlatform } from '../../../../server/control/connect-to-platform.ts';
import { controlAddress } from '../../../../server/control/control-address.ts';

let folder: string;
const claims: Claim[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-'));
});
afterEach(async () => {
  for (const claim of claims.splice(0)) await claim.release();
  await rm(folder, { recursive: true, force: true });
});

async function claim(holder?: string): Promise<Claim> {
  const made = await claimDataDirectory(folder, holder);
  claims.push(made);
  return made;
}

/** Leaves the socket of a process that was killed. */
async function leaveDeadSocket(): Promise<void> {
  const script = `require('node:net').createServer().listen(${JSON.stringify(controlAddress(folder))}, () => console.log('on'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readdir(folder)).toEqual(['platform.sock']);
}

test('nobody answers where nothing runs', async () => {
  expect(await connectToPlatform(folder)).toBeNull();
});

test('a second start on the same data fails with a sentence that says who has it', async () => {
  await claim();
  await expect(claim()).rejects.toThrow(DataDirectoryInUse);
  await expect(claim()).rejects.toThrow(
    `${folder} is in use by the platform (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
});

test('what was released can be claimed again, and leaves nothing behind', async () => {
  await (await claim()).release();
  expect(await readdir(folder)).toEqual([]);
  await expect(claim()).resolves.toBeDefined();
});

test('the socket of a process that died is taken over', async () => {
  await leaveDeadSocket();
  expect(await connectToPlatform(folder)).toBeNull();
  await claim('the new one');
  const running = await connectToPlatform(folder);
  expect(running?.holder).toBe('the new one');
  running?.close();
  expect(await readdir(folder)).toEqual(['platform.sock']);
});

test('of many who take over at once one succeeds', async () => {
  await leaveDeadSocket();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => claim()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await connectToPlatform(folder))?.close()).toBeUndefined();
});

test('only the owner may speak to the platform', async () => {
  await chmod(folder, 0o755);
  await claim();
  expect((await stat(join(folder, 'platform.sock'))).mode & 0o777).toBe(0o600);
});

test('a command gets its argument, reports and gives its result', async () => {
  (await claim()).serve({
    async double(argument, report) {
      report({ half: 'way' });
      return Number(argument) * 2;
    },
  });
  const running = await connectToPlatform(folder);
  const reports: unknown[] = [];
  expect(await running?.run('double', 21, (report) => reports.push(report))).toBe(42);
  expect(await running?.run('double', 4)).toBe(8);
  expect(reports).toEqual([{ half: 'way' }]);
  running?.close();
});

test('what a command fails with is the sentence that the caller gets', async () => {
  const held = await claim();
  const running = await connectToPlatform(folder);
  await expect(running?.run('import', {})).rejects.toThrow('not ready for commands. Try again later.');
  held.serve({ import: () => Promise.reject(new Error('There is no more room.')) });
  await expect(running?.run('import', {})).rejects.toThrow('There is no more room.');
  await expect(running?.run('toString', {})).rejects.toThrow('does not know the command "toString"');
  running?.close();
});

test('a command learns that its caller has gone', async () => {
  const told = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  (await claim()).serve({
    wait(_argument, _report, signal) {
      signal.addEventListener('abort', () => told.resolve());
      asked.resolve();
      return told.promise;
    },
  });
  const running = await connectToPlatform(folder);
  const waiting = running?.run('wait', null);
  await asked.promise;
  running?.close();
  await expect(waiting).rejects.toThrow();
  await told.promise;
});

test('who waits for a platform that stops is told', async () => {
  const held = await claim();
  held.serve({ wait: () => new Promise(() => {}) });
  const running = await connectToPlatform(folder);
  const waiting = running?.run('wait', null);
  await held.release();
  await expect(waiting).rejects.toThrow('The platform stopped before it had answered.');
});

test('what is no message disturbs nobody else', async () => {
  (await claim()).serve({ hello: async () => 'hello' });
  const stranger = connect(controlAddress(folder));
  stranger.write('GET / HTTP/1.1\n\n');
  stranger.resume();
  await once(stranger, 'close');
  const running = await connectToPlatform(folder);
  expect(await running?.run('hello', null)).toBe('hello');
  running?.close();
});

test('a data directory deep down is reached by its relative path, one too deep is refused by name', () => {
  const deep = join(process.cwd(), 'x'.repeat(80));
  expect(controlAddress(deep)).toBe(join('x'.repeat(80), 'platform.sock'));
  expect(() => controlAddress(join(process.cwd(), 'x'.repeat(120)))).toThrow('Give a shorter DATA_DIR.');
});

test('on Windows each data directory has a pipe of its own', () => {
  const pipe = controlAddress('one', 'win32');
  expect(pipe).toMatch(/^\\\\\.\\pipe\\banca-[\da-f]{32}$/);
  expect(controlAddress('two', 'win32')).not.toBe(pipe);
  expect(controlAddress('ONE', 'win32')).toBe(pipe);
});

test('a process that died while it was starting keeps the next one out for some seconds only', async () => {
  const turn = join(folder, 'platform.turn');
  await writeFile(turn, '');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(turn, anHourAgo, anHourAgo);
  await expect(claim()).resolves.toBeDefined();
  expect(await readdir(folder)).toEqual(['platform.sock']);
});
