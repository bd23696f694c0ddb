import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import { createFileImageStore } from '../../../server/media/images/file-image-store.ts';
import type { ImageStore } from '../../../server/media/images/image-store.ts';
import { openStagingFolder } from '../../../server/media/images/staging-folder.ts';
import { withImportLock } from '../../../server/media/import/import-lock.ts';
import { createImporter, type ImportResult } from '../../../server/media/import/importer.ts';
import { openMedia } from '../../../server/media/open-media.ts';
import { sha256 } from '../../../server/media/sha256.ts';
import { generatedSource } from '../../../server/media/sources/generated-source.ts';
import { createWorkQueue } from '../../../server/media/work-queue.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../support/test-database.ts';
import {
  createTemporaryFolder,
  makeNoise,
  makePicture,
  writeComic,
} from '../../unit/server/media/make-comics.ts';

let testDatabase: OpenTestDatabase;
let database: Database;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = testDatabase.database;
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  folder = await createTemporaryFolder();
  await sql`truncate comics.image, comics.publisher cascade`.execute(database);
});
afterEach(() => folder.remove());

const media = (name: string) => join(folder.path, 'media', name);

function importer(change: Partial<ImageStore> = {}) {
  return createImporter({
    database,
    originals: { ...createFileImageStore(media('originals')), ...change },
    staging: openStagingFolder(media('staging')),
    work: createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting: 0 }),
    onImported: () => {},
  });
}

const openStore = () =>
  openMedia({ dataDirectory: folder.path, database, signingKey: Buffer.alloc(32), prefix: '' });

async function comic(
  first: number,
  count: number,
  more: Record<string, Buffer | string> = {},
  name?: string,
) {
  const pages: Record<string, Buffer> = {};
  for (let page = 0; page < count; page += 1) pages[`page ${page + 1}.jpg`] = await makePicture(first + page);
  return writeComic(folder.path, { ...pages, ...more }, name);
}

/** Excludes the lock file of this process. */
const filesIn = async (name: string) =>
  (await readdir(media(name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((item) => item.isFile() && !item.name.endsWith('.lock'))
    .map((item) => item.name)
    .sort();

const tables = ['image', 'publisher', 'series', 'issue', 'issue_content', 'page', 'contributor'] as const;
async function rowsLeft(): Promise<string[]> {
  const counts = tables.map(async (table) => {
    const { count } = await database
      .selectFrom(`comics.${table}`)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count) === 0 ? [] : [table];
  });
  return (await Promise.all(counts)).flat();
}

async function expectNothingLeft(): Promise<void> {
  expect(await rowsLeft()).toEqual([]);
  expect(await filesIn('originals')).toEqual([]);
  expect(await filesIn('staging')).toEqual([]);
}

const reasonOf = (result: ImportResult) => (result.outcome === 'failed' ? result.reason : result.outcome);

test('an archive becomes an issue with its pages in order and its first page as cover', async () => {
  const progress: string[] = [];
  const result = await importer().importPath(await comic(1, 12, {}, 'mar-aberto-02.cbz'), {
    onProgress: ({ page, pages }) => progress.push(`${page}/${pages}`),
  });
  expect(result).toMatchObject({
    outcome: 'imported',
    slug: 'mar-aberto-2',
    title: 'Mar aberto',
    pages: 12,
    notes: [],
  });
  expect(progress).toHaveLength(12);
  expect(progress.at(-1)).toBe('12/12');
  const pages = await database
    .selectFrom('comics.page')
    .innerJoin('comics.issue_content as content', 'content.id', 'contentId')
    .innerJoin('comics.image as image', 'image.hash', 'comics.page.image')
    .select(['position', 'cover', 'image.hash', 'width', 'height'])
    .orderBy('position')
    .execute();
  expect(pages).toHaveLength(12);
  expect(pages[0]?.cover).toBe(pages[0]?.hash);
  expect(pages[0]).toMatchObject({ width: 40, height: 60 });
  expect(await filesIn('originals')).toEqual(pages.map(({ hash }) => hash).sort());
  expect(await filesIn('staging')).toEqual([]);
  expect(await database.selectFrom('comics.issue').selectAll().executeTakeFirst()).toMatchObject({
    number: 2,
    readingMode: 'paged',
    readingDirection: 'ltr',
    parentalRating: 'L',
    originalLanguage: 'pt-br',
    isAvailableForAll: true,
  });
});

test('details in the archive are used, and details of the caller override them', async () => {
  const info = `<ComicInfo><Title>Maré</Title><Series>Mar</Series><Number>3</Number><Publisher>Casa</Publisher>
    <Writer>Ana</Writer><Manga>YesAndRightToLeft</Manga><LanguageISO>en</LanguageISO></ComicInfo>`;
  const path = await comic(1, 1, { 'ComicInfo.xml': info });
  const result = await importer().importPath(path, {
    details: { language: 'pt-br', merchandises: [{ kind: 'purchase', price: 990, currency: 'BRL' }] },
  });
  expect(result).toMatchObject({ outcome: 'imported', slug: 'mare-3', title: 'Maré' });
  const issue = await database
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'issue.publisherId')
    .innerJoin('comics.series as series', 'series.id', 'issue.seriesId')
    .innerJoin('comics.issue_content as content', 'content.issueId', 'issue.id')
    .innerJoin('comics.contributor as contributor', 'contributor.issueId', 'issue.id')
    .innerJoin('comics.merchandise as merchandise', 'merchandise.issueId', 'issue.id')
    .select(['username', 'series.slug', 'language', 'role', 'price', 'readingDirection'])
    .executeTakeFirst();
  expect(issue).toEqual({
    username: 'casa',
    slug: 'mar',
    language: 'pt-br',
    role: 'writer',
    price: 990,
    readingDirection: 'rtl',
  });
});

test('an unreadable ComicInfo.xml adds a note, and the comic is imported', async () => {
  const result = await importer().importPath(await comic(1, 1, { 'ComicInfo.xml': '<ComicInfo>' }));
  expect(result).toMatchObject({ notes: [expect.stringContaining('ComicInfo.xml could not be read')] });
});

test.each([
  ['UTF-8 with a byte order mark', (xml: string) => Buffer.from(`\ufeff${xml}`)],
  ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
])('a ComicInfo.xml in %s is read', async (_name, encoded) => {
  const info = encoded('<?xml version="1.0"?><ComicInfo><Title>Maré</Title></ComicInfo>');
  const result = await importer().importPath(await comic(1, 1, { 'ComicInfo.xml': info }));
  expect(result).toMatchObject({ title: 'Maré', notes: [] });
});

test('a comic with very tall pages is read vertically', async () => {
  const pages = [1, 2, 3].map((number) => ({
    name: String(number),
    read: () => makePicture(number, number === 1 ? {} : { height: 200 }),
  }));
  await importer().import(generatedSource('strip', pages));
  expect(await database.selectFrom('comics.issue').select('readingMode').execute()).toEqual([
    { readingMode: 'vertical' },
  ]);
});

test('an image named cover is the cover in any position', async () => {
  await importer().importPath(
    await comic(1, 2, { 'a cover.jpg': await makePicture(8), 'zz/cover.jpg': await makePicture(9) }),
  );
  const { cover } = await database
    .selectFrom('comics.issue_content')
    .select('cover')
    .executeTakeFirstOrThrow();
  const last = await database
    .selectFrom('comics.page')
    .select('image')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  expect(last?.image).toBe(cover);
});

test('a comic with the same pages is recognized under another name and not imported again', async () => {
  const { importPath } = importer();
  const first = await importPath(await comic(1, 3, {}, 'one.cbz'));
  const again = await importPath(await comic(1, 3, { 'note.txt': 'new' }, 'two.cbz'));
  expect(again).toMatchObject({ outcome: 'known', name: 'two.cbz', slug: 'one', title: 'One' });
  expect(again).toMatchObject({ issueId: first.outcome === 'imported' ? first.issueId : '' });
  expect(await database.selectFrom('comics.page').select('id').execute()).toHaveLength(3);
});

test('importing a comic again restores only its lost and damaged images', async () => {
  const { importPath } = importer();
  const path = await comic(1, 3);
  expect((await importPath(path)).outcome).toBe('imported');
  const hashes = await filesIn('originals');
  const [lost = '', damaged = ''] = hashes;
  const pathOf = (hash: string) => media(`originals/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`);
  await rm(pathOf(lost));
  await writeFile(pathOf(damaged), 'half');
  expect(await importPath(path)).toMatchObject({ outcome: 'known', restored: 2 });
  expect(await filesIn('originals')).toEqual(hashes);
  for (const hash of hashes) expect(sha256(await readFile(pathOf(hash)))).toBe(hash);
  expect(await importPath(path)).toMatchObject({ outcome: 'known', restored: 0 });
});

test('comics share their publisher and series, and equal titles get different slugs', async () => {
  const { importPath } = importer();
  const details = { title: 'Maré', number: null, publisher: { name: 'Casa Azul' }, series: { title: '海' } };
  const results = [
    await importPath(await comic(1, 1), { details }),
    await importPath(await comic(2, 1), { details }),
  ];
  const other = { ...details, publisher: { name: '海の家' } };
  results.push(await importPath(await comic(3, 1), { details: other }));
  expect(results.map((result) => result.outcome === 'imported' && result.slug)).toEqual([
    'mare',
    'mare-2',
    'mare-3',
  ]);
  const publishers = await database.selectFrom('comics.publisher').select('username').execute();
  expect(publishers.map(({ username }) => username).sort()).toEqual(['casa-azul', 'hainojia']);
  const series = await database.selectFrom('comics.series').select('slug').execute();
  expect(series.map(({ slug }) => slug).sort()).toEqual(['hai', 'hai-2']);
});

test('a page that cannot be decoded is named, and nothing of its comic is stored', async () => {
  const broken = (await makeNoise(64, 96).jpeg().toBuffer()).subarray(0, 3000);
  const result = await importer().importPath(await comic(1, 3, { 'page 4.jpg': broken }));
  expect(reasonOf(result)).toContain('contains "page 4.jpg", which cannot be decoded');
  await expectNothingLeft();
});

test('if the disk is full at the third page, nothing is stored', async () => {
  const originals = createFileImageStore(media('originals'));
  let taken = 0;
  const full = importer({
    async addFile(name, file) {
      taken += 1;
      if (taken === 3) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      return originals.addFile(name, file);
    },
  });
  const result = await full.importPath(await comic(1, 5));
  expect(reasonOf(result)).toBe('could not be stored: the disk is full. Make room and import it again');
  await expectNothingLeft();
});

test('if the database refuses the rows, only images of other comics stay stored', async () => {
  const { importPath } = importer();
  await importPath(await comic(1, 1));
  const before = await filesIn('originals');
  const result = await importPath(await comic(1, 4), { details: { parentalRating: 'unknown' } });
  expect(result.outcome).toBe('failed');
  expect(await filesIn('originals')).toEqual(before);
  expect(await database.selectFrom('comics.issue').select('slug').execute()).toHaveLength(1);
  expect(await database.selectFrom('comics.image').select('hash').execute()).toHaveLength(1);
});

test('a failed import does not stop the others', async () => {
  const { importPath } = importer();
  const paths = [await comic(1, 1), join(folder.path, 'nowhere.cbz'), await comic(2, 1)];
  const results = await Promise.all(paths.map((path) => importPath(path)));
  expect(results.map(reasonOf)).toEqual(['imported', 'does not exist', 'imported']);
});

test('imports run one after another and read one page at a time', async () => {
  let reading = 0;
  let maxReading = 0;
  const order: number[] = [];
  const source = (first: number) =>
    generatedSource(
      `comic ${first}`,
      [0, 1, 2].map((page) => ({
        name: String(page),
        async read() {
          reading += 1;
          maxReading = Math.max(maxReading, reading);
          const bytes = await makePicture(first + page);
          order.push(first);
          reading -= 1;
          return bytes;
        },
      })),
    );
  const { import: importFrom } = importer();
  await Promise.all([10, 20, 30].map((first) => importFrom(source(first))));
  expect(maxReading).toBe(1);
  expect(order).toEqual([10, 10, 10, 20, 20, 20, 30, 30, 30]);
});

test('an aborted import stores nothing', async () => {
  const stop = new AbortController();
  const path = await comic(1, 20);
  const result = await importer().importPath(path, { signal: stop.signal, onProgress: () => stop.abort() });
  expect(reasonOf(result)).toBe('was stopped before it finished');
  await expectNothingLeft();
});

test('closing stops running and waiting imports', async () => {
  const closing = importer();
  const running = [await comic(1, 20), await comic(30, 2)].map((path) => closing.importPath(path));
  await closing.close();
  expect((await Promise.all(running)).map(reasonOf)).toEqual(Array(2).fill('was stopped before it finished'));
  await expectNothingLeft();
});

test('the next start removes images of a process that died while it stored a comic', async () => {
  await importer().importPath(await comic(1, 1));
  const [kept = ''] = await filesIn('originals');
  const abandoned = 'f'.repeat(64);
  await mkdir(media('originals/ff/ff'), { recursive: true });
  await writeFile(media(`originals/ff/ff/${abandoned}`), 'page');
  await mkdir(media('staging/dead'), { recursive: true });
  await writeFile(media('staging/dead/announced.json'), JSON.stringify([kept, abandoned]));
  await mkdir(media('staging/half'), { recursive: true });
  await writeFile(media('staging/half/announced.json'), '["');
  const opened = await openStore();
  await opened.close();
  expect(await filesIn('originals')).toEqual([kept]);
  expect(await filesIn('staging')).toEqual([]);
});

test('a start keeps the staged files of another running process, and removes those of a killed one', async () => {
  const module = new URL('../../../server/media/images/staging-folder.ts', import.meta.url).href;
  const script = `
    const { openStagingFolder } = await import(${JSON.stringify(module)});
    const staged = await openStagingFolder(${JSON.stringify(media('staging'))}).stage();
    await staged.write('page', Buffer.from('page'));
    console.log('staged');
    setInterval(() => {}, 1000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await (await openStore()).close();
  expect(await filesIn('staging')).toContain('page');
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await openStore()).close();
  expect(await readdir(media('staging'))).toEqual([]);
});

test('a start keeps the staged files of a concurrent import in another process', async () => {
  await mkdir(media('staging/running'), { recursive: true });
  await writeFile(media('staging/running/page'), 'page');
  await withImportLock(database, new AbortController().signal, async () => {
    const opened = await openStore();
    await opened.close();
  });
  expect(await filesIn('staging')).toEqual(['page']);
});

test("a publisher's picture is stored once, and other files are refused", async () => {
  const opened = await openStore();
  const bytes = await makePicture(1, { format: 'png' });
  const hashes = [await opened.storePicture(bytes), await opened.storePicture(bytes)];
  expect(await filesIn('originals')).toEqual([hashes[0]]);
  expect(hashes[1]).toBe(hashes[0]);
  await expect(opened.storePicture(Buffer.from('text'))).rejects.toThrow('is not a JPEG');
  await opened.close();
});

test('a page that is too small is named, even if an earlier import has stored it', async () => {
  const dot = await makePicture(1, { width: 1, height: 1, format: 'gif' });
  const why = 'contains "zz/2.gif", which is too small: 1 × 1 pixels, and at least 16 × 16 are needed';
  expect(reasonOf(await importer().importPath(await comic(1, 2, { 'zz/2.gif': dot })))).toBe(why);
  await expectNothingLeft();
  const stored = { format: 'gif' as const, bytes: dot.length, placeholder: '', width: 1, height: 1 };
  await database
    .insertInto('comics.image')
    .values({ hash: sha256(dot), ...stored })
    .execute();
  expect(reasonOf(await importer().importPath(await comic(1, 2, { 'zz/2.gif': dot })))).toBe(why);
});

test('titles in other scripts get different slugs, even if they are pronounced alike', async () => {
  const titles = ['進撃の巨人', 'ワンピース', '夏', '下', 'Война и мир'];
  const slugs: unknown[] = [];
  for (const [index, title] of titles.entries()) {
    const details = { title, publisher: { name: title }, series: { title } };
    const result = await importer().importPath(await comic(index, 1), { details });
    slugs.push(result.outcome === 'imported' && result.slug);
  }
  expect(slugs).toEqual(['jinjinojuren', 'wanpisu', 'xia', 'xia-2', 'voyna-i-mir']);
  const publishers = await database.selectFrom('comics.publisher').select(['name', 'username']).execute();
  expect(publishers.map(({ username }) => username)).toEqual(slugs);
  expect(publishers.map(({ name }) => name)).toEqual(titles);
  const again = { title: 'Outro', publisher: { name: '下' }, series: { title: '下' } };
  await importer().importPath(await comic(20, 1), { details: again });
  expect(await database.selectFrom('comics.publisher').select('id').execute()).toHaveLength(5);
  expect(await database.selectFrom('comics.series').select('id').execute()).toHaveLength(5);
});

test('the title of an archive comes from its name in any encoding', async () => {
  const path = Buffer.concat([
    Buffer.from(`${folder.path}/`),
    Buffer.from('90698c8282cc8b90906c2030312e63627a', 'hex'),
  ]);
  await rename(await comic(1, 1), path);
  expect(await importer().importPath(path)).toMatchObject({ title: '進撃の巨人', slug: 'jinjinojuren-1' });
});
