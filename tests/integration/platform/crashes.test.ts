import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { lockDataDirectory } from '../../../server/data-directory/lock-data-directory.ts';
import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { sha256 } from '../../../server/media/sha256.ts';
import { makePicture, writeComic } from '../../unit/server/media/make-comics.ts';
import { addFundedReader, expectBoughtOnce } from '../support/funded-reader.ts';
import { sellIssue } from '../support/open-shop.ts';
import { type RunningCommand, runCommand } from '../support/run-command.ts';

/** How often each process is killed. `CRASHES=30 npm run check:jest -- crashes` takes five to twelve minutes. */
const crashes = Number(process.env.CRASHES ?? 2);
const price = 990;
jest.setTimeout(120_000 + crashes * 90_000);

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-crashes-'));
  data = join(folder, 'data');
});
// The database of a platform that was killed may still be writing.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const lock = await lockDataDirectory(data);
  try {
    const database = await openDatabase({ dataDirectory: data });
    return await work(database).finally(() => database.destroy());
  } finally {
    await lock.release();
  }
}

/** A platform that a test kills and restarts. */
function restartablePlatform() {
  let running: RunningCommand;
  let address = '';
  return {
    address: () => address,
    /** Retries while an import holds the lock of the data directory. */
    async start(): Promise<void> {
      for (;;) {
        running = runCommand('server/commands/start.ts', { DATA_DIR: data, PORT: '0', DEMO: 'off' });
        const isOpen = running.waitForOutput('Banca is open at ').then(() => true);
        if (await isOpen.catch(() => false)) break;
        expect(running.output()).toContain('is in use by an import');
        await setTimeout(50);
      }
      [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(running.output()) ?? [];
    },
    async kill(): Promise<void> {
      running.process.kill('SIGKILL');
      await running.waitForExit();
    },
    async stop(): Promise<void> {
      running.process.kill('SIGTERM');
      await running.waitForExit();
    },
  };
}

type Platform = ReturnType<typeof restartablePlatform>;

/**
 * Kills a server that accepts connections, so that each kill hits work. A kill during a start only delays the next
 * attempt.
 */
async function killDatabase(): Promise<void> {
  while (!sendKill(await readyDatabaseProcess())) await setTimeout(5);
}

/** Returns the process ID of a server that accepts connections. 0 if there is none. */
async function readyDatabaseProcess(): Promise<number> {
  const text = await readFile(join(data, 'postgresql/cluster/postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : 0;
}

/** Returns whether there was such a process. */
function sendKill(processId: number): boolean {
  try {
    return processId > 0 && process.kill(processId, 'SIGKILL');
  } catch {
    return false;
  }
}

const crashesByTarget: Record<string, (platform: Platform) => Promise<void>> = {
  'the platform': async (platform) => {
    await platform.kill();
    await platform.start();
  },
  'the database': killDatabase,
  both: async (platform) => {
    await killDatabase();
    await platform.kill();
    await platform.start();
  },
};

/** Kills a process several times during the work (`crashes`). If a kill fails, aborts the work. */
async function killDuring(
  work: (isOver: AbortSignal) => Promise<unknown>,
  killOnce: () => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const working = work(over.signal);
  try {
    for (let count = 0; count < crashes; count += 1) await killOnce();
  } catch (error) {
    over.abort();
    throw error;
  } finally {
    await working;
  }
}

/** Sends one order, with the same key, until the platform answers it. Null if the test ends first. */
async function buy(
  platform: Platform,
  token: string,
  payload: object,
  isOver: AbortSignal,
): Promise<number | null> {
  const key = randomUUID();
  while (!isOver.aborted) {
    try {
      const response = await fetch(`${platform.address()}/api/comics/acquisition`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
          timezone: 'America/Sao_Paulo',
        },
        body: JSON.stringify({ ...payload, paymentMethod: 'balance' }),
      });
      await response.arrayBuffer();
      if (response.status < 500) return response.status;
    } catch {
      // The platform was killed.
    }
    await setTimeout(50);
  }
  return null;
}

describe.each(Object.entries(crashesByTarget))('when %s is killed', (_name, kill) => {
  test('charges each purchase once and loses no money', async () => {
    const issues = crashes * 12;
    const { reader, purchases } = await withDatabase(async (database) => {
      const reader = await addFundedReader(database, issues * price);
      const purchases = [];
      for (let index = 0; index < issues; index += 1)
        purchases.push((await sellIssue({ database })).purchase);
      return { reader, purchases };
    });
    // The issues of this test have no files, but the platform requires the folder.
    await mkdir(join(data, 'media/originals'), { recursive: true });
    const platform = restartablePlatform();
    await platform.start();

    const statuses: (number | null)[] = [];
    const remaining = [...purchases];
    const buyAll = async (isOver: AbortSignal) => {
      for (let next = remaining.pop(); next && !isOver.aborted; next = remaining.pop()) {
        statuses.push(await buy(platform, reader.token, next, isOver));
        await setTimeout(20);
      }
    };
    await killDuring(
      (isOver) => Promise.all([buyAll(isOver), buyAll(isOver), buyAll(isOver)]),
      async () => {
        const before = remaining.length;
        // Wait for some purchases after the previous crash, so that this one interrupts others.
        while (remaining.length > 0 && remaining.length > before - 3) await setTimeout(5);
        await kill(platform);
      },
    );
    await platform.stop();

    expect(statuses).toEqual(purchases.map(() => 201));
    await withDatabase(async (database) => {
      await expectBoughtOnce(database, reader, purchases);
    });
  });

  test('imports each comic once and completely', async () => {
    const comics = join(folder, 'comics');
    await mkdir(comics);
    const paths: string[] = [];
    for (let index = 0; index < crashes * 2; index += 1) {
      const pages = await Promise.all(
        Array.from({ length: 6 }, (_, page) => makePicture(index * 6 + page, { width: 900, height: 1300 })),
      );
      const entries = Object.fromEntries(pages.map((bytes, page) => [`${page}.jpg`, bytes]));
      paths.push(await writeComic(comics, entries, `comic ${index}.cbz`));
    }
    const platform = restartablePlatform();
    await platform.start();

    await killDuring(
      async (isOver) => {
        for (const path of paths) {
          while (!isOver.aborted) {
            const command = runCommand('server/commands/import.ts', { DATA_DIR: data }, path);
            if ((await command.waitForExit()) === 0) break;
            await setTimeout(50);
          }
        }
      },
      async () => {
        await setTimeout(300 + Math.random() * 700);
        await kill(platform);
      },
    );
    await platform.stop();
    // A start removes the files of interrupted imports.
    await platform.start();
    await platform.stop();

    await withDatabase(async (database) => {
      const issues = await database.selectFrom('comics.issue').select('slug').orderBy('slug').execute();
      expect(issues.map(({ slug }) => slug)).toEqual(paths.map((_, index) => `comic-${index}`).sort());
      const rows = await database.selectFrom('comics.image').select('hash').execute();
      const stored = await storedImages(join(data, 'media/originals'));
      expect(stored).toEqual(rows.map(({ hash }) => hash).sort());
    });
  });
});

/** The images in the store, each under the hash of its content. */
async function storedImages(store: string): Promise<string[]> {
  const files = (await readdir(store, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      expect(sha256(await readFile(join(parentPath, name)))).toBe(name);
      return name;
    }),
  );
  return hashes.sort();
}
