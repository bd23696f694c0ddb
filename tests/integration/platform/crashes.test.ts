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

/** The number of times that each process is killed. `CRASHES=30 npm run check:jest -- crashes` takes five to twelve minutes. */
const crashCount = Number(process.env.CRASHES ?? 2);
const price = 990;
jest.setTimeout(120_000 + crashCount * 90_000);

let folder: string;
let dataDirectory: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-crashes-'));
  dataDirectory = join(folder, 'data');
});
// The database of a platform that was killed may still be writing.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const database = await openDatabase({ dataDirectory });
    return await work(database).finally(() => database.destroy());
  } finally {
    await lock.release();
  }
}

/** A platform that a test kills and restarts. */
function createRestartablePlatform() {
  let running: RunningCommand;
  let address = '';
  return {
    address: () => address,
    /** Retries while an import holds the lock of the data directory. */
    async start(): Promise<void> {
      for (;;) {
        running = runCommand('server/commands/start.ts', { DATA_DIR: dataDirectory, PORT: '0', DEMO: 'off' });
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

type RestartablePlatform = ReturnType<typeof createRestartablePlatform>;

/**
 * Kills a database server that accepts connections, so that each kill interrupts work. A kill during its start would
 * only delay the next one.
 */
async function killDatabase(): Promise<void> {
  while (!sendKill(await findReadyDatabaseProcess())) await setTimeout(5);
}

/** Returns the process ID of a database server that accepts connections, or 0 if there is none. */
async function findReadyDatabaseProcess(): Promise<number> {
  const text = await readFile(join(dataDirectory, 'postgresql/cluster/postmaster.pid'), 'utf8').catch(
    () => '',
  );
  const lines = text.split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : 0;
}

/** Returns whether the process existed. */
function sendKill(processId: number): boolean {
  try {
    return processId > 0 && process.kill(processId, 'SIGKILL');
  } catch {
    return false;
  }
}

const killByTarget: Record<string, (platform: RestartablePlatform) => Promise<void>> = {
  'the platform is': async (platform) => {
    await platform.kill();
    await platform.start();
  },
  'the database is': killDatabase,
  'both are': async (platform) => {
    await killDatabase();
    await platform.kill();
    await platform.start();
  },
};

/** Kills a process `crashCount` times during the work. If a kill fails, aborts the work. */
async function killDuring(
  work: (endSignal: AbortSignal) => Promise<unknown>,
  killOnce: () => Promise<void>,
): Promise<void> {
  const workEnd = new AbortController();
  const workResult = work(workEnd.signal);
  try {
    for (let count = 0; count < crashCount; count += 1) await killOnce();
  } catch (error) {
    workEnd.abort();
    throw error;
  } finally {
    await workResult;
  }
}

/** Repeats an order with the same key until the platform answers it. Returns its status, or null if the test ends first. */
async function buyUntilAnswered(
  platform: RestartablePlatform,
  token: string,
  payload: object,
  endSignal: AbortSignal,
): Promise<number | null> {
  const key = randomUUID();
  while (!endSignal.aborted) {
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

describe.each(Object.entries(killByTarget))('when %s killed', (_name, kill) => {
  test('charges each purchase once and loses no money', async () => {
    const issues = crashCount * 12;
    const { reader, purchases } = await withDatabase(async (database) => {
      const reader = await addFundedReader(database, issues * price);
      const purchases = [];
      for (let index = 0; index < issues; index += 1)
        purchases.push((await sellIssue({ database })).purchase);
      return { reader, purchases };
    });
    // The issues of this test have no files, but the platform requires the folder.
    await mkdir(join(dataDirectory, 'media/originals'), { recursive: true });
    const platform = createRestartablePlatform();
    await platform.start();

    const statuses: (number | null)[] = [];
    const remaining = [...purchases];
    const buyAll = async (endSignal: AbortSignal) => {
      for (let purchase = remaining.pop(); purchase && !endSignal.aborted; purchase = remaining.pop()) {
        statuses.push(await buyUntilAnswered(platform, reader.token, purchase, endSignal));
        await setTimeout(20);
      }
    };
    await killDuring(
      (endSignal) => Promise.all([buyAll(endSignal), buyAll(endSignal), buyAll(endSignal)]),
      async () => {
        const before = remaining.length;
        // Wait for some purchases after the previous crash, so that this crash interrupts other purchases.
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
    for (let index = 0; index < crashCount * 2; index += 1) {
      const pages = await Promise.all(
        Array.from({ length: 6 }, (_, page) => makePicture(index * 6 + page, { width: 900, height: 1300 })),
      );
      const entries = Object.fromEntries(pages.map((bytes, page) => [`${page}.jpg`, bytes]));
      paths.push(await writeComic(comics, entries, `comic ${index}.cbz`));
    }
    const platform = createRestartablePlatform();
    await platform.start();

    await killDuring(
      async (endSignal) => {
        for (const path of paths) {
          while (!endSignal.aborted) {
            const command = runCommand('server/commands/import.ts', { DATA_DIR: dataDirectory }, path);
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
      const stored = await listStoredImages(join(dataDirectory, 'media/originals'));
      expect(stored).toEqual(rows.map(({ hash }) => hash).sort());
    });
  });
});

/** Lists the hashes of the stored images, and checks that each file is named after its content. */
async function listStoredImages(store: string): Promise<string[]> {
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
