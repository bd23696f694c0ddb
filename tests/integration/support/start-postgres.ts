import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** Of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the account that every system keeps for nobody. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: nobody, gid: nobody } : {};

/** Starts a real PostgreSQL on a free port and on files of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot) for (const path of [folder, data]) await chown(path, nobody, nobody);
  const binaries = await postgresBinaries(folder, isRoot);
  const port = await freePort();
  await run(
    spawn(join(binaries, 'initdb'), ['-D', data, ...initialisation], { ...account, stdio: 'ignore' }),
  );
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-k', '', ...haste], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endWithTests = () => server.kill('SIGQUIT');
  process.once('exit', endWithTests);
  await isReady(server);
  return {
    url: `postgres://banca@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      process.off('exit', endWithTests);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const initialisation = ['-U', 'banca', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
const haste = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function run(process: ChildProcess): Promise<void> {
  const [code] = await once(process, 'exit');
  if (code !== 0) throw new Error(`${process.spawnfile} ended with ${code}.`);
}

async function isReady(server: ChildProcess): Promise<void> {
  let said = '';
  const ended = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${said}`);
  });
  const ready = new Promise<void>((resolve) => {
    server.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
}
