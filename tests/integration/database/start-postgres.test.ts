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

let parentFolder: string;
let template: string;
const servers: PostgresServer[] = [];
const problems: string[] = [];

/** Each test copies this data directory, because it takes seconds to create a database. */
beforeAll(async () => {
  parentFolder = await mkdtemp(join(tmpdir(), 'banca postgres '));
  template = join(parentFolder, 'created');
  await mkdir(template);
  await (await startPostgres(template, { settings: fastSettings })).stop();
}, timeoutMs);
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  problems.splice(0);
});
afterAll(() => rm(parentFolder, { recursive: true, force: true }));

const fastSettings = { fsync: 'off' };

/** Copies the template with the owners of its files. */
async function copyTemplate(name: string): Promise<string> {
  const folder = join(parentFolder, name);
  await mkdir(folder, { recursive: true });
  const child = spawn('cp', ['-a', `${template}/.`, folder]);
  await once(child, 'exit');
  return folder;
}

async function start(folder: string, more: { useSocket?: boolean } = {}): Promise<PostgresServer> {
  const server = await startPostgres(folder, {
    settings: fastSettings,
    onProblem: (problem) => problems.push(problem),
    ...more,
  });
  servers.push(server);
  return server;
}

async function queryValue(connection: PostgresConnection, text: string): Promise<unknown> {
  const client = new Client({ ...connection });
  await client.connect();
  try {
    const [row] = (await client.query({ text, rowMode: 'array' })).rows;
    return row?.[0];
  } finally {
    await client.end();
  }
}

const readServerProcessId = async (folder: string): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postgresql/cluster/postmaster.pid'), 'utf8'), 10);

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}

test('the database server keeps its data across restarts', async () => {
  const folder = await copyTemplate('kept');
  const first = await start(folder);
  await queryValue(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(folder);
  expect(await queryValue(second.connection, 'select answer from kept')).toBe(42);
});

test('the database server listens only on a socket that needs a password', async () => {
  const { connection } = await start(await copyTemplate('private'));
  expect(connection.host.startsWith('/')).toBe(true);
  expect(await queryValue(connection, 'show listen_addresses')).toBe('');
  await expect(queryValue({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password');
});

test('the database server listens on a loopback port with the same password if sockets cannot be used', async () => {
  const folder = await copyTemplate('loopback');
  const { connection } = await start(folder, { useSocket: false });
  expect(connection.host).toBe('127.0.0.1');
  expect(await queryValue(connection, 'select 1')).toBe(1);
  await expect(queryValue({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password');
  const found = await findPostgres(folder);
  expect(found.connection).toEqual(connection);
});

test('the database server can be used by two processes even if its path is too long for a socket', async () => {
  const folder = await copyTemplate(join('long', 'x'.repeat(90), 'y'.repeat(90)));
  const { connection } = await start(folder);
  expect(await queryValue(connection, 'select 1')).toBe(1);
  const found = await findPostgres(folder);
  expect(await queryValue(found.connection, 'select 1')).toBe(1);
  await found.stop();
});

test('the platform restarts a database server that was killed, and is not ready until then', async () => {
  const folder = await copyTemplate('killed');
  const server = await start(folder);
  await queryValue(server.connection, 'create table kept as select 42 as answer');
  const killedProcess = await readServerProcessId(folder);
  process.kill(killedProcess, 'SIGKILL');
  // The killed process disappears when its parent, this process, has been notified.
  await waitUntil(() => !isAlive(killedProcess));
  await server.ready();
  expect(await queryValue(server.connection, 'select answer from kept')).toBe(42);
  expect(await readServerProcessId(folder)).not.toBe(killedProcess);
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
  const server = await readServerProcessId(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return server;
}

test('the database server stops if its parent process is killed', async () => {
  const folder = await copyTemplate('orphan');
  const server = await startAndKillParent(folder);
  await waitUntil(() => !isAlive(server));
});

test('a database server can start while the server of a killed process is still stopping', async () => {
  const folder = await copyTemplate('at-once');
  await startAndKillParent(folder);
  const server = await start(folder);
  expect(await queryValue(server.connection, 'select 1')).toBe(1);
});

test('the platform retries while the database server cannot be restarted', async () => {
  const folder = await copyTemplate('blocked');
  const server = await start(folder);
  const configuration = join(folder, 'postgresql/cluster/postgresql.conf');
  const text = await readFile(configuration, 'utf8');
  await writeFile(configuration, 'no_such_setting = 1');
  process.kill(await readServerProcessId(folder), 'SIGKILL');
  await waitUntil(() => problems.length > 1);
  await writeFile(configuration, text);
  await server.ready();
  expect(await queryValue(server.connection, 'select 1')).toBe(1);
  expect(problems[1]).toMatch(/^PostgreSQL could not be restarted: .*\. Trying again in 1 s\.$/);
});

test('the database server ignores a lock file whose process id belongs to another program', async () => {
  const folder = await copyTemplate('stale');
  const file = join(folder, 'postgresql/cluster/postmaster.pid');
  await writeFile(file, `${process.pid}\n/somewhere\n1700000000\n5432\n.\n\n  1 1\nready   \n`);
  const server = await start(folder);
  expect(await queryValue(server.connection, 'select 1')).toBe(1);
});

test('the database server ends open transactions when it stops, and does not wait for them', async () => {
  const server = await start(await copyTemplate('open-transaction'));
  const client = new Client({ ...server.connection });
  const codes: unknown[] = [];
  client.on('error', (error) => codes.push((error as { code?: string }).code));
  await client.connect();
  await client.query('begin; select 1');
  await server.stop();
  // 57P01 is the code of a fast shutdown. An immediate shutdown, which would follow seconds later, has 57P02.
  expect(codes[0]).toBe('57P01');
});

describe('a data directory that cannot be opened', () => {
  /** Lists every path with its size and modification time. */
  async function listContents(folder: string): Promise<string[]> {
    const paths = (await readdir(folder, { recursive: true })).sort();
    return Promise.all(
      paths.map(async (path) => {
        const { size, mtimeMs } = await stat(join(folder, path));
        return `${path} ${size} ${mtimeMs}`;
      }),
    );
  }

  const unusableDirectories: [string, (folder: string) => Promise<void>, RegExp][] = [
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

  test.each(unusableDirectories)('that %s is refused and not changed', async (name, damage, sentence) => {
    const folder = await copyTemplate(name.replaceAll(' ', '-'));
    await damage(folder);
    const before = await listContents(folder);
    await expect(start(folder)).rejects.toThrow(sentence);
    expect(await listContents(folder)).toEqual(before);
  });
});

test('the next start creates the database of a directory whose first start was interrupted', async () => {
  const folder = join(parentFolder, 'interrupted');
  await mkdir(join(folder, 'postgresql.new/cluster/base'), { recursive: true });
  const server = await start(folder);
  expect(await queryValue(server.connection, 'select 1')).toBe(1);
  expect(await readdir(folder)).toEqual(['postgresql']);
});

describe('the PostgreSQL binaries', () => {
  test('are reported as missing for an unsupported system, with the advice to set DATABASE_URL', () => {
    expect(() => findInstalledFolder('sunos', 'x64')).toThrow(
      /^PostgreSQL does not start: npm has installed no binaries for sunos on x64 .* Set DATABASE_URL to/,
    );
  });

  test('are reported if they cannot run, with the advice to set DATABASE_URL', async () => {
    const folder = join(parentFolder, 'broken');
    await mkdir(join(folder, 'bin'), { recursive: true });
    await writeFile(join(folder, 'bin/postgres'), 'no program', { mode: 0o755 });
    await expect(findBinaries(null, folder)).rejects.toThrow(/cannot be run\. Set DATABASE_URL to/);
  });

  // Only root runs PostgreSQL as another account.
  if (process.getuid?.() === 0) {
    /** Copies binaries to a folder that only root can open. */
    const copyToClosedFolder = async (name: string): Promise<string> => {
      const closedFolder = join(parentFolder, name);
      await cp(findInstalledFolder(), join(closedFolder, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      await chmod(closedFolder, 0o700);
      return join(closedFolder, 'native');
    };

    test('are copied with any umask if the unprivileged account cannot read them', async () => {
      const closedFolder = await copyToClosedFolder('closed');
      const mask = process.umask(0o077);
      const binaries = await findBinaries({ uid: 65534, gid: 65534 }, closedFolder).finally(() =>
        process.umask(mask),
      );
      expect(binaries.folder).not.toBe(closedFolder);
      await binaries.remove();
      await expect(access(binaries.folder)).rejects.toThrow('ENOENT');
    });

    test('leave no copy if the process is killed while it copies', async () => {
      const temporary = join(parentFolder, 'temporary');
      await mkdir(temporary);
      const module = join(import.meta.dirname, '../../../server/database/postgres/find-binaries.ts');
      const script = `
        import { findBinaries } from ${JSON.stringify(module)};
        await findBinaries({ uid: 65534, gid: 65534 }, ${JSON.stringify(await copyToClosedFolder('closed-too'))});
      `;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: 'inherit',
        env: { ...process.env, TMPDIR: temporary },
      });
      await waitUntil(async () => (await readdir(temporary)).length > 0);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await waitUntil(async () => (await readdir(temporary)).length === 0);
    });
  }
});
