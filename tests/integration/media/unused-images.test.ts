import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import { examineImage } from '../../../server/media/images/examine-image.ts';
import { createFileImageStore } from '../../../server/media/images/file-image-store.ts';
import type { ImageStore } from '../../../server/media/images/image-store.ts';
import { openStagingFolder } from '../../../server/media/images/staging-folder.ts';
import { withImportLock } from '../../../server/media/import/import-lock.ts';
import { sha256 } from '../../../server/media/sha256.ts';
import { runUnusedImagePass } from '../../../server/media/unused-images/run-unused-image-pass.ts';
import { storeUpload } from '../../../server/media/uploads/store-upload.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../support/test-database.ts';
import { createTemporaryFolder, makePicture } from '../../unit/server/media/make-comics.ts';
import { addPublisher } from '../support/seed.ts';

let testDatabase: OpenTestDatabase;
let database: Database;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let originals: ImageStore;
let derived: ImageStore;
let problems: unknown[];

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = testDatabase.database;
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  folder = await createTemporaryFolder();
  await sql`truncate comics.image, comics.publisher cascade`.execute(database);
  originals = createFileImageStore(join(folder.path, 'originals'));
  derived = createFileImageStore(join(folder.path, 'derived'));
  problems = [];
});
afterEach(() => folder.remove());

const staging = () => openStagingFolder(join(folder.path, 'staging'));
const listFiles = async (name: 'originals' | 'derived') =>
  (await readdir(join(folder.path, name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((item) => item.isFile())
    .map((item) => item.name);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const runPass = (hours: number, stores: { originals?: ImageStore; derived?: ImageStore } = {}) =>
  runUnusedImagePass(
    { database, originals, derived, onProblem: (problem) => problems.push(problem), ...stores },
    undefined,
    hoursFromNow(hours),
  );

/** Stores an image as an upload does. `use`: what the transaction does with its hash. */
async function store(
  number: number,
  use: (hash: string, trx: Database) => Promise<unknown> = async () => {},
): Promise<string> {
  const bytes = await makePicture(number);
  const hash = sha256(bytes);
  const staged = await staging().stage();
  await staged.write(hash, bytes);
  await storeUpload(
    { database, originals },
    [{ hash, ...(await examineImage(bytes)) }],
    staged,
    async (trx) => void (await use(hash, trx)),
  );
  await staged.discard();
  return hash;
}

const storeVariant = async (name: string) => {
  const staged = await staging().stage();
  await derived.addFile(name, await staged.write('variant', Buffer.from('variant')));
  await staged.discard();
};
const showAs = (publisherId: string) => (picture: string | null, trx: Database) =>
  trx.updateTable('comics.publisher').set({ picture }).where('id', '=', publisherId).execute();
const hasRow = async (hash: string) =>
  (await database.selectFrom('comics.image').select('hash').where('hash', '=', hash).execute()).length === 1;

test('an image that nothing uses is removed after a day, with all its variants and no others', async () => {
  const hash = await store(1);
  const usedHash = await store(2, showAs(await addPublisher(database)));
  for (const name of [`${hash}-256-1.webp`, `${hash}-40-1.avif`, `${usedHash}-256-1.webp`])
    await storeVariant(name);
  await runPass(0);
  await runPass(23);
  expect(await hasRow(hash)).toBe(true);
  await runPass(24.1);
  expect(await hasRow(hash)).toBe(false);
  expect(await listFiles('originals')).toEqual([usedHash]);
  expect(await listFiles('derived')).toEqual([`${usedHash}-256-1.webp`]);
  expect(problems).toEqual([]);
});

test('a table that refers to images is found without naming it', async () => {
  await sql`create table comics.later (picture text references comics.image (hash))`.execute(database);
  const hash = await store(1, (picture, trx) =>
    sql`insert into comics.later (picture) values (${picture})`.execute(trx),
  );
  await runPass(0);
  await runPass(48);
  expect(await hasRow(hash)).toBe(true);
  await sql`drop table comics.later`.execute(database);
  await runPass(49);
  await runPass(74);
  expect(await hasRow(hash)).toBe(false);
});

test('every foreign key to images has an index, which their removal needs', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || conname as name from pg_constraint
    where contype = 'f' and confrelid = 'comics.image'::regclass and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
    )
  `.execute(database);
  expect(rows).toEqual([]);
});

test('an image that is uploaded again and given up again is kept for another day', async () => {
  const show = showAs(await addPublisher(database));
  const hash = await store(1);
  await runPass(0);
  await store(1, show);
  await show(null, database);
  await runPass(24.1);
  expect(await hasRow(hash)).toBe(true);
  await runPass(49);
  expect(await hasRow(hash)).toBe(false);
});

test('an upload of an image that is being removed stores it again', async () => {
  const show = showAs(await addPublisher(database));
  const hash = await store(1);
  await runPass(0);
  let upload: Promise<string> | undefined;
  const remove = async (name: string) => {
    await originals.remove(name);
    // It waits for the row, which is locked.
    upload = store(1, show);
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  await runPass(25, { originals: { ...originals, remove } });
  await upload;
  expect(await hasRow(hash)).toBe(true);
  expect(await listFiles('originals')).toEqual([hash]);
  expect(problems).toEqual([]);
});

test('an image is kept if an upload of it is not committed yet', async () => {
  const show = showAs(await addPublisher(database));
  const hash = await store(1);
  await runPass(0);
  await store(1, async (stored, trx) => {
    await runPass(25);
    await show(stored, trx);
  });
  await runPass(26);
  expect(await hasRow(hash)).toBe(true);
  expect(await listFiles('originals')).toEqual([hash]);
});

describe.each([
  ['before the variants are removed', 'derived', 'before'],
  ['after the variants were removed', 'derived', 'after'],
  ['before the file is removed', 'originals', 'before'],
  ['before the commit', 'originals', 'after'],
] as const)('a removal that ends %s', (_moment, store_, time) => {
  const interrupted = () => {
    const whole = { originals, derived }[store_];
    const end = async (name: string, run: (name: string) => Promise<void>) => {
      if (time === 'after') await run(name);
      throw new Error('ended');
    };
    return {
      [store_]: {
        ...whole,
        remove: (name: string) => end(name, whole.remove),
        removeAll: (name: string) => end(name, whole.removeAll),
      },
    };
  };

  test('is completed by the next pass', async () => {
    const hash = await store(1);
    await runPass(0);
    await runPass(25, interrupted());
    expect(problems).toMatchObject([{ message: 'ended' }]);
    expect(await hasRow(hash)).toBe(true);
    await runPass(25);
    expect(await hasRow(hash)).toBe(false);
    expect(await listFiles('originals')).toEqual([]);
  });

  test('loses nothing if the image is uploaded next', async () => {
    const hash = await store(1);
    await runPass(0);
    await runPass(25, interrupted());
    await store(1, showAs(await addPublisher(database)));
    await runPass(50);
    expect(await hasRow(hash)).toBe(true);
    expect(await listFiles('originals')).toEqual([hash]);
  });
});

test('nothing is removed while a comic is imported', async () => {
  const hash = await store(1);
  await runPass(0);
  await withImportLock(database, new AbortController().signal, () => runPass(25));
  expect(await hasRow(hash)).toBe(true);
  await runPass(25);
  expect(await hasRow(hash)).toBe(false);
});

test('concurrent passes and uploads of the same images lose none that is used', async () => {
  const publisherIds = await Promise.all([1, 2, 3, 4].map(() => addPublisher(database)));
  let isDone = false;
  const remove = async () => {
    for (let hours = 0; !isDone; hours += 25) await runPass(hours);
  };
  const upload = async (publisherId: string, first: number) => {
    for (let round = 0; round < 25; round += 1) {
      await store(((first + round) % 5) + 1, showAs(publisherId));
      if (round % 3 === 0) await showAs(publisherId)(null, database);
    }
    await store(first, showAs(publisherId));
  };
  const removals = [remove(), remove()];
  await Promise.all(publisherIds.map((id, index) => upload(id, index + 1))).finally(() => {
    isDone = true;
  });
  await Promise.all(removals);
  expect(problems).toEqual([]);
  const shown = await database.selectFrom('comics.publisher').select('picture').execute();
  const files = await listFiles('originals');
  for (const { picture } of shown) expect(files).toContain(picture);
}, 30_000);
