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
import { addFundedReader, expectBoughtOnce } from '../support/funded-reader.ts';
import { startLoad } from '../support/mixed-load.ts';
import { sellIssue } from '../support/open-shop.ts';
import { type InterruptedServer, outages, stopMainProcess } from '../support/outages.ts';
import { runCommand } from '../support/run-command.ts';

/** The number of outages for each kind of database. To test more, run `OUTAGES=60 npm run check:jest -- outages`. */
const outagesCount = Number(process.env.OUTAGES ?? 3);
jest.setTimeout(180_000 + outagesCount * 30_000);

const price = 990;
const purchases = outagesCount * 4;
const credentials = { entry: 'bia', password: 'Quadrinhos 1987' };

let temporaryFolder: string;
beforeEach(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'banca-outages-'));
});
afterEach(() => rm(temporaryFolder, { recursive: true, force: true, maxRetries: 10 }));

interface TestedDatabase {
  /** The environment of the platform and its commands. */
  environment: Record<string, string>;
  server: InterruptedServer;
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** The database that the platform starts and restarts. */
async function openOwnDatabase(): Promise<TestedDatabase> {
  const data = join(temporaryFolder, 'data');
  let connection: PostgresConnection | undefined;
  return {
    environment: {},
    server: {
      dataDirectory: data,
      connection: () => {
        if (!connection) throw new Error('The platform has not been started.');
        return connection;
      },
      stopTemporarily: () => stopMainProcess(data),
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
async function openExternalDatabase(): Promise<TestedDatabase> {
  const directory = join(temporaryFolder, 'external');
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
      async stopTemporarily() {
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
    temporaryFolder,
    { '0.jpg': await makePicture(1, { width: 900, height: 1300 }) },
    'cover.cbz',
  );
  expect(await runCommand('server/commands/import.ts', environment, path).waitForExit()).toBe(0);
  const answer = await fetch(`${address}/api/comics/issue/slug/cover`);
  const [cover = ''] = /[^"]*media.covers[^"]*/.exec(await answer.text()) ?? [];
  return cover.replace('{width}', '384');
}

/** Imports comics until the signal is aborted, and retries failed imports. Returns the number of imported comics. */
async function importComics(environment: Record<string, string>, signal: AbortSignal): Promise<number> {
  let imported = 0;
  while (!signal.aborted) {
    const pages = await Promise.all(
      [0, 1, 2].map((page) => makePicture(imported * 3 + page, { width: 300 })),
    );
    const entries = Object.fromEntries(pages.map((bytes, page) => [`${page}.jpg`, bytes]));
    const path = await writeComic(temporaryFolder, entries, `comic ${imported}.cbz`);
    for (;;) {
      const command = runCommand('server/commands/import.ts', environment, path);
      if ((await command.waitForExit()) === 0) break;
      // A failed import must report a sentence, not a stack trace.
      expect(command.output()).not.toMatch(/^\s+at /m);
    }
    imported += 1;
    // Each import is a separate process. The pause leaves processor time for the requests.
    await setTimeout(3000);
  }
  return imported;
}

let testedDatabase: TestedDatabase;
afterEach(() => testedDatabase.stop());

test.each([
  ['its own database', openOwnDatabase],
  ['an external database', openExternalDatabase],
])('the platform survives outages of %s without losing money', async (_name, openDatabaseOfKind) => {
  testedDatabase = await openDatabaseOfKind();
  const { reader, sold } = await testedDatabase.withDatabase(async (database) => {
    const reader = await addFundedReader(database, purchases * price);
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
  const data = join(temporaryFolder, 'data');
  // The issues of this test have no files.
  await mkdir(join(data, 'media/originals'), { recursive: true });
  const environment = { DATA_DIR: data, ...testedDatabase.environment };
  const platform = runCommand('server/commands/start.ts', {
    ...environment,
    PORT: '0',
    DEMO: 'off',
    DATABASE_STATEMENT_TIMEOUT: '1s',
  });
  await platform.waitForOutput('Banca is open at ');
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.output()) ?? [];

  const loadEnd = new AbortController();
  const cover = await importCover(address, environment);
  const importsDone = importComics(environment, loadEnd.signal);
  const load = startLoad({ address, reader, credentials, cover, issuesToBuy: [...sold] });
  await load.waitForRecovery();
  const outageKinds = Object.entries(outages);
  for (let round = 0; round < outagesCount && load.problems.length === 0; round += 1) {
    const [, startOutage] = outageKinds[round % outageKinds.length] ?? [];
    await startOutage?.(testedDatabase.server);
    await load.waitForRecovery();
  }
  loadEnd.abort();
  await load.stop();
  const imported = await importsDone;
  expect(load.problems).toEqual([]);

  platform.process.kill('SIGTERM');
  expect(await platform.waitForExit()).toBe(0);
  expect(platform.output()).not.toMatch(/not handled|failed unexpectedly/);
  await testedDatabase.withDatabase(async (database) => {
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
