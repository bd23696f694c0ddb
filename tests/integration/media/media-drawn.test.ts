import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import { createFileImageStore } from '../../../server/media/images/file-image-store.ts';
import { generateMissing } from '../../../server/media/images/generate-missing.ts';
import { withGeneratedImages } from '../../../server/media/images/generated-images.ts';
import type { ImageStore } from '../../../server/media/images/image-store.ts';
import { openStagingFolder } from '../../../server/media/images/staging-folder.ts';
import { createWorkQueue } from '../../../server/media/work-queue.ts';
import { openSeedImages } from '../../../server/seed/seed-images.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../support/test-database.ts';
import { createTemporaryFolder, makePicture } from '../../unit/server/media/make-comics.ts';
import { addIssue } from '../support/seed.ts';

let testDatabase: OpenTestDatabase;
let database: Database;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let drawn: string[];
let problems: unknown[];
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = testDatabase.database;
}, 30_000);
afterAll(() => testDatabase.close());
beforeEach(async () => {
  folder = await createTemporaryFolder();
  drawn = [];
  problems = [];
  await sql`truncate comics.image, comics.publisher cascade`.execute(database);
});
afterEach(() => folder.remove());

const openOriginals = () => createFileImageStore(join(folder.path, 'originals'));

const openGenerator = () =>
  openSeedImages(database, {
    async draw(recipe) {
      drawn.push(recipe);
      if (recipe === 'broken') throw new Error('the pencil broke');
      return makePicture(1, { format: 'png' });
    },
    prepare: () => {},
    close: async () => {},
  });

function openStore(change: Partial<ImageStore> = {}): ImageStore {
  return withGeneratedImages({
    originals: { ...openOriginals(), ...change },
    staging: openStagingFolder(join(folder.path, 'staging')),
    database,
    generate: openGenerator().generate,
    onProblem: (error) => problems.push(error),
  });
}

async function addImage(recipe: string | null): Promise<string> {
  const hash = randomBytes(32).toString('hex');
  const image = { format: 'png', width: 40, height: 60, bytes: 0, placeholder: 'data:,' } as const;
  await database
    .insertInto('comics.image')
    .values({ ...image, hash })
    .execute();
  if (recipe) await database.insertInto('platform.drawing').values({ image: hash, recipe }).execute();
  return hash;
}

const findRow = (hash: string) =>
  database.selectFrom('comics.image').selectAll().where('hash', '=', hash).executeTakeFirstOrThrow();

test('concurrent requests draw an image once, and its row is updated', async () => {
  const hash = await addImage('one');
  const images = openStore();
  const sources = await Promise.all(Array.from({ length: 5 }, () => images.sourceOf(hash)));
  const expected = await makePicture(1, { format: 'png' });
  expect(sources).toEqual(Array.from({ length: 5 }, () => expected));
  expect(await (await images.open(hash))?.body()).toHaveLength(expected.length);
  expect(drawn).toEqual(['one']);
  const row = await findRow(hash);
  expect(row.bytes).toBe(expected.length);
  expect(row.placeholder).toMatch(/^data:image\/webp/);
});

test('a lost file is drawn again', async () => {
  const hash = await addImage('one');
  const images = openStore();
  await images.sourceOf(hash);
  await rm(join(folder.path, 'originals'), { recursive: true });
  expect((await (await images.open(hash))?.body())?.toString('hex')).toBe(
    (await makePicture(1, { format: 'png' })).toString('hex'),
  );
  expect(await openOriginals().sizeOf(hash)).toBeGreaterThan(0);
});

test('an image without a recipe and without a file is missing', async () => {
  const hash = await addImage(null);
  expect(await openStore().open(hash)).toBeNull();
  await expect(openStore().sourceOf(hash)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(drawn).toEqual([]);
});

test('drawn images are served even if the disk is full', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const images = openStore({ addFile: () => Promise.reject(full) });
  expect(await images.sourceOf(await addImage('one'))).toEqual(await makePicture(1, { format: 'png' }));
  expect(problems).toEqual([full]);
});

test('the next request retries a failed drawing', async () => {
  const hash = await addImage('broken');
  const images = openStore();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(images.sourceOf(hash)).rejects.toThrow('the pencil broke');
  }
  expect(drawn).toEqual(['broken', 'broken']);
});

describe('background drawing', () => {
  const work = createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting: 0 });
  const drawMissing = (signal = new AbortController().signal, covers: string[] = [], report = () => {}) => {
    const onCover = ({ hash }: { hash: string }) => covers.push(hash);
    const onProblem = (error: unknown) => problems.push(error);
    const listImages = openGenerator().list;
    return generateMissing(
      { database, originals: openStore(), listImages, work, onCover, onProblem },
      report,
      signal,
    );
  };

  /** Adds an issue of two pages with recipes. The first page is the cover. */
  async function addDrawnIssue(slug: string, publishedAt: Date): Promise<string> {
    const id = await addIssue(database, { slug, pages: 2, publishedAt });
    await sql`insert into platform.drawing (image, recipe) select page.image, ${slug} || '/' || page.position
      from comics.page as page join comics.issue_content as content on content.id = page.content_id
      where content.issue_id = ${id}`.execute(database);
    await sql`update comics.issue_content as content set cover = page.image
      from comics.page as page where page.content_id = content.id and page.position = 0
      and content.issue_id = ${id}`.execute(database);
    return id;
  }

  test('draws covers first, then pictures, then pages, each of the newest issues first', async () => {
    await addDrawnIssue('old', new Date('2026-01-01'));
    await addDrawnIssue('new', new Date('2026-02-01'));
    await addImage('mark');
    const covers: string[] = [];
    await drawMissing(undefined, covers);
    expect(drawn).toEqual(['new/0', 'old/0', 'mark', 'new/1', 'old/1']);
    expect(covers).toHaveLength(2);
  });

  test('skips existing images, and continues after an image that cannot be drawn', async () => {
    await openStore().sourceOf(await addImage('there'));
    for (const recipe of ['broken', 'one']) await addImage(recipe);
    drawn = [];
    await drawMissing();
    expect(drawn.sort()).toEqual(['broken', 'one']);
    expect(problems).toEqual([new Error('the pencil broke')]);
  });

  test("waits while readers' requests are served", async () => {
    for (const recipe of ['one', 'two']) await addImage(recipe);
    const readerRequests: Promise<number>[] = [];
    await drawMissing(undefined, [], () => {
      if (readerRequests.length > 0) return;
      for (let reader = 0; reader < 3; reader += 1) {
        readerRequests.push(work.run('demand', async () => drawn.push('demand')));
      }
    });
    await Promise.all(readerRequests);
    expect(drawn.slice(1, 4)).toEqual(['demand', 'demand', 'demand']);
    expect(drawn).toHaveLength(5);
  });

  test('starts as soon as the database is available', async () => {
    await addImage('one');
    let remainingOutages = 2;
    const listImages = async () => {
      if (remainingOutages-- > 0) throw new Error('the database is unavailable');
      return openGenerator().list();
    };
    const onProblem = (error: unknown) => problems.push(error);
    const dependencies = { originals: openStore(), work, onCover: () => {}, onProblem, retryDelayMs: 1 };
    const { signal } = new AbortController();
    expect(await generateMissing({ ...dependencies, database, listImages }, () => {}, signal)).toEqual({
      generated: 1,
      total: 1,
    });
    expect(problems).toHaveLength(2);
  });

  test('can be stopped between two images', async () => {
    for (const recipe of ['one', 'two', 'three']) await addImage(recipe);
    const stop = new AbortController();
    await drawMissing(stop.signal, [], () => stop.abort());
    expect(drawn).toHaveLength(1);
  });
});
