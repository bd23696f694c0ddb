import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLockOwner } from '../../../../server/data-directory/find-lock-owner.ts';
import {
  DataDirectoryInUse,
  type DataDirectoryLock,
  lockDataDirectory,
} from '../../../../server/data-directory/lock-data-directory.ts';
import { ExplainedFailure } from '../../../../server/errors/explained-failure.ts';

let folder: string;
const locks: DataDirectoryLock[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-'));
});
afterEach(async () => {
  for (const lock of locks.splice(0)) await lock.release();
  await rm(folder, { recursive: true, force: true });
});

async function acquireLock(ownerName?: string, directory = folder): Promise<DataDirectoryLock> {
  const acquired = await lockDataDirectory(directory, ownerName);
  locks.push(acquired);
  return acquired;
}

const socketFile = () => join(folder, 'platform.sock');

/** Leaves the socket of a process that was killed. */
async function leaveDeadSocket(): Promise<void> {
  const script = `require('node:net').createServer().listen(${JSON.stringify(socketFile())}, () => console.log('on'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readdir(folder)).toEqual(['platform.sock']);
}

test('finds no owner of an unlocked directory', async () => {
  expect(await findLockOwner(folder)).toBeNull();
  expect(await findLockOwner(join(folder, 'missing'))).toBeNull();
});

test('rejects a second lock with a message that names the owner', async () => {
  await acquireLock();
  await expect(acquireLock()).rejects.toThrow(DataDirectoryInUse);
  await expect(acquireLock()).rejects.toThrow(
    `${folder} is in use by the platform (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
});

test('locks a directory again after its release, which removes the socket', async () => {
  await (await acquireLock()).release();
  expect(await readdir(folder)).toEqual(['platform.turn']);
  await expect(acquireLock()).resolves.toBeDefined();
});

test('replaces the socket of a process that died', async () => {
  await leaveDeadSocket();
  expect(await findLockOwner(folder)).toBeNull();
  await acquireLock('an import');
  expect(await findLockOwner(folder)).toEqual({ name: 'an import', processId: process.pid });
  expect(await readdir(folder)).toEqual(['platform.sock', 'platform.turn']);
});

test('gives the lock to one of several processes that replace a dead socket at the same time', async () => {
  await leaveDeadSocket();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('lets only its own account connect', async () => {
  await chmod(folder, 0o755);
  await acquireLock();
  expect((await stat(socketFile())).mode & 0o777).toBe(0o600);
});

test('tolerates a client with another protocol', async () => {
  await acquireLock();
  const client = connect(socketFile());
  client.write('GET / HTTP/1.1\n\n');
  client.on('error', () => {}).resume();
  await new Promise((done) => client.on('close', done));
  expect(await findLockOwner(folder)).toEqual({ name: 'the platform', processId: process.pid });
});

test('explains that the owner does not answer', async () => {
  const silentServer = createServer(() => {}).listen(socketFile());
  await once(silentServer, 'listening');
  const failure = await findLockOwner(folder, 50).catch((error: unknown) => error);
  silentServer.close();
  expect(failure).toBeInstanceOf(ExplainedFailure);
  expect(failure).toMatchObject({
    message: `The process that has locked ${folder} does not answer: resume or end it, then try again.`,
  });
});

test('explains that the lock belongs to another account', async () => {
  await acquireLock();
  await chmod(socketFile(), 0);
  // Root may connect to every socket, so use another account.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  const failure = await findLockOwner(folder).catch((error: unknown) => error);
  if (isRoot) process.seteuid?.(0);
  expect(failure).toBeInstanceOf(ExplainedFailure);
  expect(failure).toMatchObject({
    message: `The lock of ${folder} belongs to another account: use that account, or set DATA_DIR to another folder.`,
  });
});

test('locks a directory whose path is too long for a socket', async () => {
  const deep = join(folder, 'x'.repeat(90), 'y'.repeat(90));
  await mkdir(deep, { recursive: true });
  await acquireLock('the platform', deep);
  await expect(acquireLock('an import', deep)).rejects.toThrow(DataDirectoryInUse);
});

test.each<[string, (path: string) => Promise<unknown>]>([
  ['a folder', (path) => mkdir(path)],
  ['a file', (path) => writeFile(path, 'kept')],
  ['a link', (path) => symlink('/nowhere', path)],
])('does not delete %s at the path of the socket, and explains the problem', async (_what, create) => {
  await create(socketFile());
  await expect(acquireLock()).rejects.toThrow(
    `${socketFile()} is not a socket, and Banca needs this name for one. Move it away, then try again.`,
  );
  expect(await readdir(folder)).toContain('platform.sock');
});

test('explains that another program listens', async () => {
  const program = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request')).listen(socketFile());
  await once(program, 'listening');
  const failure = await acquireLock().catch((error: unknown) => error);
  program.close();
  expect(failure).toMatchObject({
    message: `A program other than Banca listens at ${socketFile()}. End it, or set DATA_DIR to another folder.`,
  });
});
