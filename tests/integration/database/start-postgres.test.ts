import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { findBinaries, findInstalledFolder } from '../../../server/database/postgres/find-binaries.ts';
import {
  findPostgres,
  type PostgresConnection,
  type PostgresServer,
  startPostgres,
} from '../../../server/database/postgres/start-postgres.ts';

const timeoutMs = 60_000;
jest.setTimeout(timeoutMs);

let parent: string;
let created: string;
const servers: PostgresServer[] = [];
const problems: string[] = [];

/** Each test copies one data directory with a database, because creating one takes seconds. */
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'banca postgres '));
  created = join(parent, 'created');
  await mkdir(created);
  await (await startPostgres(created, { settings: fast })).stop();
}, timeoutMs);
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  problems.splice(0);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const fast = { fsync: 'off' };

/** Copies the data directory with its owners. */
async function copy(name: string): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  const child = spawn('cp', ['-a', `${created}/.`, folder]);
  await once(child, 'exit');
  return folder;
}

async function start(folder: string, more: { useSocket?: boolean } = {}): Promise<PostgresServer> {
  const server = await startPostgres(folder, {
    settings: fast,
    onProblem: (problem) => problems.push(problem),
    ...more,
  });
  servers.push(server);
  return server;
}

async function query(connection: PostgresConnection, text: string): Promise<unknown> {
  const client = new Client({ ...connection });
  await client.connect();
  try {
    const [row] = (await client.query({ text, rowMode: 'array' })).rows;
    return row?.[0];
  } finally {
    await client.end();
  }
}

const serverProcess = async (folder: string): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postgresql/cluster/postmaster.pid'), 'utf8'), 10);

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}

test('keeps its data across restarts', async () => {
  const folder = await copy('kept');
  const first = await start(folder);
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(folder);
  expect(await query(second.connection, 'select answer from kept')).toBe(42);
});

test('listens only on a socket that needs a password', async () => {
  const { connection } = await start(await copy('private'));
  expect(connection.host.startsWith('/')).toBe(true);
  expect(await query(connection, 'show listen_addresses')).toBe('');
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password');
});

test('listens on a loopback port with the same password if sockets cannot be used', async () => {
  const folder = await copy('loopback');
  const { connection } = await start(folder, { useSocket: false });
  expect(connection.host).toBe('127.0.0.1');
  expect(await query(connection, 'select 1')).toBe(1);
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password');
  const found = await findPostgres(folder);
  expect(found.connection).toEqual(connection);
});

test('works in a path that is too long for a socket, even for a second process', async () => {
  const folder = await copy(join('long', 'x'.repeat(90), 'y'.repeat(90)));
  const { connection } = await start(folder);
  expect(await query(connection, 'select 1')).toBe(1);
  const found = await findPostgres(folder);
  expect(await query(found.connection, 'select 1')).toBe(1);
  await found.stop();
});

test('restarts the server after it was killed, and is not ready until then', async () => {
  const folder = await copy('killed');
  const server = await start(folder);
  await query(server.connection, 'create table kept as select 42 as answer');
  const killed = await serverProcess(folder);
  process.kill(killed, 'SIGKILL');
  // The killed process disappears when its parent, this process, has been notified.
  await until(() => !isAlive(killed));
  await server.ready();
  expect(await query(server.connection, 'select answer from kept')).toBe(42);
  expect(await serverProcess(folder)).not.toBe(killed);
  expect(problems).toEqual(['PostgreSQL ended unexpectedly (SIGKILL) and is restarting.']);
});

/** Starts the server of a data directory in another process, then kills that process. */
async function startAndKillParent(folder: string): Promise<number> {
  const module = join(import.meta.dirname, '../../../server/database/postgres/start-postgres.ts');
  const script = `
    import { startPostgres } from ${JSON.stringify(module)};
    await startPostgres(${JSON.stringify(folder)});
    console.log('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const server = await serverProcess(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return server;
}

test('stops the server if its parent is killed', async () => {
  const folder = await copy('orphan');
  const server = await startAndKillParent(folder);
  await until(() => !isAlive(server));
});

test('starts while the server of a killed parent is still stopping', async () => {
  const folder = await copy('at-once');
  await startAndKillParent(folder);
  const server = await start(folder);
  expect(await query(server.connection, 'select 1')).toBe(1);
});

test('retries while the server cannot be restarted', async () => {
  const folder = await copy('blocked');
  const server = await start(folder);
  const configuration = join(folder, 'postgresql/cluster/postgresql.conf');
  const text = await readFile(configuration, 'utf8');
  await writeFile(configuration, 'no_such_setting = 1');
  process.kill(await serverProcess(folder), 'SIGKILL');
  await until(() => problems.length > 1);
  await writeFile(configuration, text);
  await server.ready();
  expect(await query(server.connection, 'select 1')).toBe(1);
  expect(problems[1]).toMatch(/^PostgreSQL could not be restarted: .*\. Trying again in 1 s\.$/);
});

test('ignores a lock file whose process number belongs to another program', async () => {
  const folder = await copy('stale');
  const file = join(folder, 'postgresql/cluster/postmaster.pid');
  await writeFile(file, `${process.pid}\n/somewhere\n1700000000\n5432\n.\n\n  1 1\nready   \n`);
  const server = await start(folder);
  expect(await query(server.connection, 'select 1')).toBe(1);
});

test('ends open transactions when it stops, instead of waiting for them', async () => {
  const server = await start(await copy('open-transaction'));
  const client = new Client({ ...server.connection });
  const codes: unknown[] = [];
  client.on('error', (error) => codes.push((error as { code?: string }).code));
  await client.connect();
  await client.query('begin; select 1');
  await server.stop();
  // The code of a fast shutdown. The immediate shutdown that follows after some seconds has 57P02.
  expect(codes[0]).toBe('57P01');
});

describe('a data directory that cannot be opened', () => {
  /** Lists every path with its size and modification time. */
  async function contents(folder: string): Promise<string[]> {
    const paths = (await readdir(folder, { recursive: true })).sort();
    return Promise.all(
      paths.map(async (path) => {
        const { size, mtimeMs } = await stat(join(folder, path));
        return `${path} ${size} ${mtimeMs}`;
      }),
    );
  }

  const refused: [string, (folder: string) => Promise<void>, RegExp][] = [
    [
      'has a database of PGlite',
      async (folder) => {
        await rm(join(folder, 'postgresql'), { recursive: true });
        await mkdir(join(folder, 'database'));
        await writeFile(join(folder, 'database/PG_VERSION'), '17\n');
      },
      /an earlier version of Banca \(PGlite\)/,
    ],
    [
      'has a database of a newer PostgreSQL',
      (folder) => writeFile(join(folder, 'postgresql/cluster/PG_VERSION'), '19\n'),
      /of PostgreSQL 19, and this version of Banca has PostgreSQL 18/,
    ],
    [
      'has no PG_VERSION',
      (folder) => rm(join(folder, 'postgresql/cluster/PG_VERSION')),
      /incomplete database: .*PG_VERSION is missing/,
    ],
    [
      'has an empty PG_VERSION',
      (folder) => writeFile(join(folder, 'postgresql/cluster/PG_VERSION'), ''),
      /incomplete database: .*PG_VERSION is missing or empty/,
    ],
    [
      'lost an empty folder',
      (folder) => rm(join(folder, 'postgresql/cluster/pg_notify'), { recursive: true }),
      /incomplete database: .*pg_notify is missing/,
    ],
    [
      'has no write-ahead log',
      (folder) => rm(join(folder, 'postgresql/cluster/pg_wal'), { recursive: true }),
      /pg_wal is missing/,
    ],
    ['has no password', (folder) => rm(join(folder, 'postgresql/password')), /password is missing/],
    [
      'has comics without a database',
      async (folder) => {
        await rm(join(folder, 'postgresql'), { recursive: true });
        await mkdir(join(folder, 'media'));
      },
      /holds comics, but their database \(the folder postgresql\) is missing/,
    ],
  ];

  test.each(refused)('that %s is refused and not changed', async (name, damage, sentence) => {
    const folder = await copy(name.replaceAll(' ', '-'));
    await damage(folder);
    const before = await contents(folder);
    await expect(start(folder)).rejects.toThrow(sentence);
    expect(await contents(folder)).toEqual(before);
  });
});

test('the next start creates the database of a directory whose first start was interrupted', async () => {
  const folder = join(parent, 'interrupted');
  await mkdir(join(folder, 'postgresql.new/cluster/base'), { recursive: true });
  const server = await start(folder);
  expect(await query(server.connection, 'select 1')).toBe(1);
  expect(await readdir(folder)).toEqual(['postgresql']);
});

describe('the binaries', () => {
  test('that are missing for a system are reported with the advice to set DATABASE_URL', () => {
    expect(() => findInstalledFolder('sunos', 'x64')).toThrow(
      /^PostgreSQL does not start: npm has installed no binaries for sunos on x64 .* Set DATABASE_URL to/,
    );
  });

  test('that do not run are reported with the advice to set DATABASE_URL', async () => {
    const folder = join(parent, 'broken');
    await mkdir(join(folder, 'bin'), { recursive: true });
    await writeFile(join(folder, 'bin/postgres'), 'no program', { mode: 0o755 });
    await expect(findBinaries(null, folder)).rejects.toThrow(/cannot be run\. Set DATABASE_URL to/);
  });

  // Only root runs PostgreSQL as another account.
  if (process.getuid?.() === 0) {
    /** Copies binaries to a folder that only root can open. */
    const copyClosed = async (name: string): Promise<string> => {
      const closed = join(parent, name);
      await cp(findInstalledFolder(), join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
      await chmod(closed, 0o700);
      return join(closed, 'native');
    };

    test('are copied if the unprivileged account cannot read them, with any umask', async () => {
      const closed = await copyClosed('closed');
      const mask = process.umask(0o077);
      const binaries = await findBinaries({ uid: 65534, gid: 65534 }, closed).finally(() =>
        process.umask(mask),
      );
      expect(binaries.folder).not.toBe(closed);
      await binaries.remove();
      await expect(access(binaries.folder)).rejects.toThrow('ENOENT');
    });

    test('leave no copy if the process is killed while it copies', async () => {
      const temporary = join(parent, 'temporary');
      await mkdir(temporary);
      const module = join(import.meta.dirname, '../../../server/database/postgres/find-binaries.ts');
      const script = `
        import { findBinaries } from ${JSON.stringify(module)};
        await findBinaries({ uid: 65534, gid: 65534 }, ${JSON.stringify(await copyClosed('closed-too'))});
      `;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: 'inherit',
        env: { ...process.env, TMPDIR: temporary },
      });
      await until(async () => (await readdir(temporary)).length > 0);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await until(async () => (await readdir(temporary)).length === 0);
    });
  }
});
