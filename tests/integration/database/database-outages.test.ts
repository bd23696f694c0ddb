import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { lockDataDirectory } from '../../../server/data-directory/lock-data-directory.ts';
import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import {
  findPostgres,
  type PostgresConnection,
  startPostgres,
} from '../../../server/database/postgres/start-postgres.ts';
import { openAccounts } from '../../../server/identity/accounts/accounts.ts';
import { makePicture, writeComic } from '../../unit/server/media/make-comics.ts';
import { startLoad } from '../support/mixed-load.ts';
import { sellIssue } from '../support/open-shop.ts';
import { expectBoughtOnce, openOwnReader } from '../support/own-reader.ts';
import { runCommand } from '../support/run-command.ts';
import { outages, stopMain, type VictimServer } from '../support/take-database-away.ts';

/** The number of outages of each database. For more, run `OUTAGES=60 npm run check:jest -- outages`. */
const rounds = Number(process.env.OUTAGES ?? 3);
jest.setTimeout(180_000 + rounds * 30_000);

const price = 990;
const purchases = rounds * 4;
const credentials = { entry: 'bia', password: 'Quadrinhos 1987' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-outages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

interface Kind {
  /** The environment of the platform and its commands. */
  environment: Record<string, string>;
  server: VictimServer;
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** The database that the platform starts and restarts. */
async function ownDatabase(): Promise<Kind> {
  const data = join(folder, 'data');
  let connection: PostgresConnection | undefined;
  return {
    environment: {},
    server: {
      dataDirectory: data,
      connection: () => {
        if (!connection) throw new Error('The platform has not been started.');
        return connection;
      },
      stopForAWhile: () => stopMain(data),
    },
    async withDatabase(work) {
      const lock = await lockDataDirectory(data);
      const database = await openDatabase({ dataDirectory: data });
      try {
        connection = (await findPostgres(data)).connection;
        return await work(database);
      } finally {
        await database.destroy();
        await lock.release();
      }
    },
    stop: async () => {},
  };
}

/** A database that the test starts. */
async function externalDatabase(): Promise<Kind> {
  const directory = join(folder, 'external');
  await mkdir(directory);
  const start = () => startPostgres(directory, { settings: { fsync: 'off' }, onProblem: () => {} });
  let server = await start();
  const { host, port, user, password: secret, database: name } = server.connection;
  const url = `postgres://${user}:${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  return {
    environment: { DATABASE_URL: url },
    server: {
      dataDirectory: directory,
      connection: () => server.connection,
      async stopForAWhile() {
        await server.stop();
        await setTimeout(1000);
        server = await start();
      },
    },
    async withDatabase(work) {
      const database = await openDatabase({ databaseUrl: url, dataDirectory: '' });
      return work(database).finally(() => database.destroy());
    },
    stop: () => server.stop(),
  };
}

/** Imports a comic and returns the path of its cover. */
async function importCover(address: string, environment: Record<string, string>): Promise<string> {
  const path = await writeComic(
    folder,
    { '0.jpg': await makePicture(1, { width: 900, height: 1300 }) },
    'cover.cbz',
  );
  expect(await runCommand('server/commands/import.ts', environment, path).ends()).toBe(0);
  const answer = await fetch(`${address}/api/comics/issue/slug/cover`);
  const [cover = ''] = /[^"]*media.covers[^"]*/.exec(await answer.text()) ?? [];
  return cover.replace('{width}', '384');
}

/** Imports comics until it is aborted. Retries each until it succeeds. Returns the number of imported comics. */
async function importComics(environment: Record<string, string>, signal: AbortSignal): Promise<number> {
  let imported = 0;
  while (!signal.aborted) {
    const pages = await Promise.all(
      [0, 1, 2].map((page) => makePicture(imported * 3 + page, { width: 300 })),
    );
    const entries = Object.fromEntries(pages.map((bytes, page) => [`${page}.jpg`, bytes]));
    const path = await writeComic(folder, entries, `comic ${imported}.cbz`);
    for (;;) {
      const command = runCommand('server/commands/import.ts', environment, path);
      if ((await command.ends()) === 0) break;
      // A failure is reported as a sentence, not as a stack trace.
      expect(command.output()).not.toMatch(/^\s+at /m);
    }
    imported += 1;
    // Each import is a separate process, so pause to leave the processor for the others.
    await setTimeout(3000);
  }
  return imported;
}

let kind: Kind;
afterEach(() => kind.stop());

test.each([
  ['its own database', ownDatabase],
  ['an external database', externalDatabase],
])('the platform survives outages of %s without losing money', async (_name, open) => {
  kind = await open();
  const { reader, sold } = await kind.withDatabase(async (database) => {
    const reader = await openOwnReader(database, purchases * price);
    await openAccounts(database).create({
      username: credentials.entry,
      email: 'bia@example.com',
      password: credentials.password,
      role: 'USER',
      hasVerifiedEmail: true,
    });
    const sold = [];
    for (let index = 0; index < purchases; index += 1) sold.push((await sellIssue({ database })).purchase);
    return { reader, sold };
  });
  const data = join(folder, 'data');
  // The issues of this test have no files.
  await mkdir(join(data, 'media/originals'), { recursive: true });
  const environment = { DATA_DIR: data, ...kind.environment };
  const platform = runCommand('server/commands/start.ts', {
    ...environment,
    PORT: '0',
    DEMO: 'off',
    DATABASE_STATEMENT_TIMEOUT: '1s',
  });
  await platform.waitForOutput('Banca is open at ');
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.output()) ?? [];

  const over = new AbortController();
  const cover = await importCover(address, environment);
  const importing = importComics(environment, over.signal);
  const load = startLoad({ address, reader, credentials, cover, sold: [...sold] });
  await load.recovered();
  const ways = Object.entries(outages);
  for (let round = 0; round < rounds && load.wrong.length === 0; round += 1) {
    const [, takeAway] = ways[round % ways.length] ?? [];
    await takeAway?.(kind.server);
    await load.recovered();
  }
  over.abort();
  await load.stop();
  const imported = await importing;
  expect(load.wrong).toEqual([]);

  platform.process.kill('SIGTERM');
  expect(await platform.ends()).toBe(0);
  expect(platform.output()).not.toMatch(/not handled|failed unexpectedly/);
  await kind.withDatabase(async (database) => {
    await expectBoughtOnce(database, reader, sold);
    const comics = await database
      .selectFrom('comics.issue')
      .select('slug')
      .where('slug', 'like', 'comic-%')
      .execute();
    expect(comics.map(({ slug }) => slug).sort()).toEqual(
      Array.from({ length: imported }, (_, index) => `comic-${index}`).sort(),
    );
  });
});
