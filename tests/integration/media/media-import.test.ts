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
import { makePdf } from '../../unit/server/media/make-pdf.ts';

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

const mediaPath = (name: string) => join(folder.path, 'media', name);

function openImporter(overrides: Partial<ImageStore> = {}) {
  return createImporter({
    database,
    originals: { ...createFileImageStore(mediaPath('originals')), ...overrides },
    staging: openStagingFolder(mediaPath('staging')),
    work: createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting: 0 }),
    onImported: () => {},
  });
}

const openStore = () =>
  openMedia({ dataDirectory: folder.path, database, signingKey: Buffer.alloc(32), prefix: '' });

async function makeComic(
  first: number,
  count: number,
  otherFiles: Record<string, Buffer | string> = {},
  name?: string,
) {
  const pages: Record<string, Buffer> = {};
  for (let page = 0; page < count; page += 1) pages[`page ${page + 1}.jpg`] = await makePicture(first + page);
  return writeComic(folder.path, { ...pages, ...otherFiles }, name);
}

/** Excludes the lock file of this process. */
const listFiles = async (name: string) =>
  (await readdir(mediaPath(name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((item) => item.isFile() && !item.name.endsWith('.lock'))
    .map((item) => item.name)
    .sort();

const tables = ['image', 'publisher', 'series', 'issue', 'issue_content', 'page', 'contributor'] as const;
async function listNonEmptyTables(): Promise<string[]> {
  const counts = tables.map(async (table) => {
    const { count } = await database
      .selectFrom(`comics.${table}`)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count) === 0 ? [] : [table];
  });
  return (await Promise.all(counts)).flat();
}

async function expectNothingStored(): Promise<void> {
  expect(await listNonEmptyTables()).toEqual([]);
  expect(await listFiles('originals')).toEqual([]);
  expect(await listFiles('staging')).toEqual([]);
}

const reasonOf = (result: ImportResult) => (result.outcome === 'failed' ? result.reason : result.outcome);

test('an archive becomes an issue with its pages in order and its first page as cover', async () => {
  const progress: string[] = [];
  const result = await openImporter().importPath(await makeComic(1, 12, {}, 'mar-aberto-02.cbz'), {
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
  expect(await listFiles('originals')).toEqual(pages.map(({ hash }) => hash).sort());
  expect(await listFiles('staging')).toEqual([]);
  expect(await database.selectFrom('comics.issue').selectAll().executeTakeFirst()).toMatchObject({
    number: 2,
    readingMode: 'paged',
    readingDirection: 'ltr',
    parentalRating: 'L',
    originalLanguage: 'pt-br',
    isAvailableForAll: true,
  });
});

test('a PDF becomes an issue with its pages in order, and importing it again finds that issue', async () => {
  const path = join(folder.path, 'mar-aberto-02.pdf');
  await writeFile(path, makePdf([{}, { width: 90, height: 60 }, { width: 60, height: 600 }]));
  const result = await openImporter().importPath(path);
  expect(result).toMatchObject({ outcome: 'imported', slug: 'mar-aberto-2', pages: 3 });
  const images = await database
    .selectFrom('comics.page')
    .innerJoin('comics.image as image', 'image.hash', 'comics.page.image')
    .select(['width', 'height'])
    .orderBy('position')
    .execute();
  expect(images).toEqual([
    { width: 1600, height: 2400 },
    { width: 2400, height: 1600 },
    { width: 1200, height: 12_000 },
  ]);
  expect(await openImporter().importPath(path)).toMatchObject({ outcome: 'known', slug: 'mar-aberto-2' });
});

test('a PDF with an impossible page is rejected and leaves nothing behind', async () => {
  const path = join(folder.path, 'mar-aberto.pdf');
  await writeFile(path, makePdf([{}, { width: 3, height: 3 }]));
  const result = await openImporter().importPath(path);
  expect(reasonOf(result)).toBe('contains page 2, which has an impossible size: 3 × 3 points');
  await expectNothingStored();
});

test('details in the archive are used, and details of the caller override them', async () => {
  const info = `<ComicInfo><Title>Maré</Title><Series>Mar</Series><Number>3</Number><Publisher>Casa</Publisher>
    <Writer>Ana</Writer><Manga>YesAndRightToLeft</Manga><LanguageISO>en</LanguageISO></ComicInfo>`;
  const path = await makeComic(1, 1, { 'ComicInfo.xml': info });
  const result = await openImporter().importPath(path, {
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
  const result = await openImporter().importPath(await makeComic(1, 1, { 'ComicInfo.xml': '<ComicInfo>' }));
  expect(result).toMatchObject({ notes: [expect.stringContaining('ComicInfo.xml could not be read')] });
});

test.each([
  ['UTF-8 with a byte order mark', (xml: string) => Buffer.from(`\ufeff${xml}`)],
  ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
])('a ComicInfo.xml in %s is read', async (_name, encode) => {
  const info = encode('<?xml version="1.0"?><ComicInfo><Title>Maré</Title></ComicInfo>');
  const result = await openImporter().importPath(await makeComic(1, 1, { 'ComicInfo.xml': info }));
  expect(result).toMatchObject({ title: 'Maré', notes: [] });
});

test('a comic with very tall pages is read vertically', async () => {
  const pages = [1, 2, 3].map((number) => ({
    name: String(number),
    read: () => makePicture(number, number === 1 ? {} : { height: 200 }),
  }));
  await openImporter().import(generatedSource('strip', pages));
  expect(await database.selectFrom('comics.issue').select('readingMode').execute()).toEqual([
    { readingMode: 'vertical' },
  ]);
});

test('an image with the file name "cover" is the cover, whatever its position', async () => {
  await openImporter().importPath(
    await makeComic(1, 2, { 'a cover.jpg': await makePicture(8), 'zz/cover.jpg': await makePicture(9) }),
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
  const { importPath } = openImporter();
  const first = await importPath(await makeComic(1, 3, {}, 'one.cbz'));
  const again = await importPath(await makeComic(1, 3, { 'note.txt': 'new' }, 'two.cbz'));
  expect(again).toMatchObject({ outcome: 'known', name: 'two.cbz', slug: 'one', title: 'One' });
  expect(again).toMatchObject({ issueId: first.outcome === 'imported' ? first.issueId : '' });
  expect(await database.selectFrom('comics.page').select('id').execute()).toHaveLength(3);
});

test('a wide first page gives half of itself as the cover, which importing again restores', async () => {
  const { importPath } = openImporter();
  const sheet = await makePicture(7, { width: 120, height: 90 });
  const path = await makeComic(1, 2, { '0 sheet.jpg': sheet });
  expect((await importPath(path)).outcome).toBe('imported');
  const { hash, width, height } = await database
    .selectFrom('comics.issue_content as content')
    .innerJoin('comics.image as image', 'image.hash', 'content.cover')
    .select(['image.hash', 'image.width', 'image.height'])
    .executeTakeFirstOrThrow();
  expect([width, height]).toEqual([60, 90]);
  expect(await database.selectFrom('comics.page').select('id').execute()).toHaveLength(3);
  await rm(mediaPath(`originals/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`));
  expect(await importPath(path)).toMatchObject({ outcome: 'known', restored: 1 });
  expect(await listFiles('originals')).toContain(hash);
});

test('importing a comic again restores only its lost and damaged images', async () => {
  const { importPath } = openImporter();
  const path = await makeComic(1, 3);
  expect((await importPath(path)).outcome).toBe('imported');
  const hashes = await listFiles('originals');
  const [lost = '', damaged = ''] = hashes;
  const pathOf = (hash: string) => mediaPath(`originals/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`);
  await rm(pathOf(lost));
  await writeFile(pathOf(damaged), 'half');
  expect(await importPath(path)).toMatchObject({ outcome: 'known', restored: 2 });
  expect(await listFiles('originals')).toEqual(hashes);
  for (const hash of hashes) expect(sha256(await readFile(pathOf(hash)))).toBe(hash);
  expect(await importPath(path)).toMatchObject({ outcome: 'known', restored: 0 });
});

test('comics share their publisher and series, and equal titles get different slugs', async () => {
  const { importPath } = openImporter();
  const details = { title: 'Maré', number: null, publisher: { name: 'Casa Azul' }, series: { title: '海' } };
  const results = [
    await importPath(await makeComic(1, 1), { details }),
    await importPath(await makeComic(2, 1), { details }),
  ];
  const other = { ...details, publisher: { name: '海の家' } };
  results.push(await importPath(await makeComic(3, 1), { details: other }));
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

test('an error names a page that cannot be decoded, and nothing of its comic is stored', async () => {
  const broken = (await makeNoise(64, 96).jpeg().toBuffer()).subarray(0, 3000);
  const result = await openImporter().importPath(await makeComic(1, 3, { 'page 4.jpg': broken }));
  expect(reasonOf(result)).toContain('contains "page 4.jpg", which cannot be decoded');
  await expectNothingStored();
});

test('if the disk is full at the third page, nothing is stored', async () => {
  const originals = createFileImageStore(mediaPath('originals'));
  let storedCount = 0;
  const importerOnFullDisk = openImporter({
    async addFile(name, file) {
      storedCount += 1;
      if (storedCount === 3)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      return originals.addFile(name, file);
    },
  });
  const result = await importerOnFullDisk.importPath(await makeComic(1, 5));
  expect(reasonOf(result)).toBe('could not be stored: the disk is full. Make room and import it again');
  await expectNothingStored();
});

test('if the database rejects the rows, only images of other comics remain stored', async () => {
  const { importPath } = openImporter();
  await importPath(await makeComic(1, 1));
  const before = await listFiles('originals');
  const result = await importPath(await makeComic(1, 4), { details: { parentalRating: 'unknown' } });
  expect(result.outcome).toBe('failed');
  expect(await listFiles('originals')).toEqual(before);
  expect(await database.selectFrom('comics.issue').select('slug').execute()).toHaveLength(1);
  expect(await database.selectFrom('comics.image').select('hash').execute()).toHaveLength(1);
});

test('a failed import does not stop other imports', async () => {
  const { importPath } = openImporter();
  const paths = [await makeComic(1, 1), join(folder.path, 'nowhere.cbz'), await makeComic(2, 1)];
  const results = await Promise.all(paths.map((path) => importPath(path)));
  expect(results.map(reasonOf)).toEqual(['imported', 'does not exist', 'imported']);
});

test('imports run one after another and read one page at a time', async () => {
  let readingCount = 0;
  let maxReadingCount = 0;
  const order: number[] = [];
  const buildSource = (first: number) =>
    generatedSource(
      `comic ${first}`,
      [0, 1, 2].map((page) => ({
        name: String(page),
        async read() {
          readingCount += 1;
          maxReadingCount = Math.max(maxReadingCount, readingCount);
          const bytes = await makePicture(first + page);
          order.push(first);
          readingCount -= 1;
          return bytes;
        },
      })),
    );
  const { import: importFrom } = openImporter();
  await Promise.all([10, 20, 30].map((first) => importFrom(buildSource(first))));
  expect(maxReadingCount).toBe(1);
  expect(order).toEqual([10, 10, 10, 20, 20, 20, 30, 30, 30]);
});

test('an aborted import stores nothing', async () => {
  const stop = new AbortController();
  const path = await makeComic(1, 20);
  const result = await openImporter().importPath(path, {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(reasonOf(result)).toBe('was stopped before it finished');
  await expectNothingStored();
});

test('closing stops running and waiting imports', async () => {
  const importerToClose = openImporter();
  const running = [await makeComic(1, 20), await makeComic(30, 2)].map((path) =>
    importerToClose.importPath(path),
  );
  await importerToClose.close();
  expect((await Promise.all(running)).map(reasonOf)).toEqual(Array(2).fill('was stopped before it finished'));
  await expectNothingStored();
});

test('a start removes the images of a process that ended while it stored a comic', async () => {
  await openImporter().importPath(await makeComic(1, 1));
  const [storedHash = ''] = await listFiles('originals');
  const abandoned = 'f'.repeat(64);
  await mkdir(mediaPath('originals/ff/ff'), { recursive: true });
  await writeFile(mediaPath(`originals/ff/ff/${abandoned}`), 'page');
  await mkdir(mediaPath('staging/dead'), { recursive: true });
  await writeFile(mediaPath('staging/dead/announced.json'), JSON.stringify([storedHash, abandoned]));
  await mkdir(mediaPath('staging/half'), { recursive: true });
  await writeFile(mediaPath('staging/half/announced.json'), '["');
  const opened = await openStore();
  await opened.close();
  expect(await listFiles('originals')).toEqual([storedHash]);
  expect(await listFiles('staging')).toEqual([]);
});

test('a start keeps the staged files of another running process, and removes those of a killed one', async () => {
  const module = new URL('../../../server/media/images/staging-folder.ts', import.meta.url).href;
  const script = `
    const { openStagingFolder } = await import(${JSON.stringify(module)});
    const staged = await openStagingFolder(${JSON.stringify(mediaPath('staging'))}).stage();
    await staged.write('page', Buffer.from('page'));
    console.log('staged');
    setInterval(() => {}, 1000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await (await openStore()).close();
  expect(await listFiles('staging')).toContain('page');
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await openStore()).close();
  expect(await readdir(mediaPath('staging'))).toEqual([]);
});

test('a start keeps the staged files of a concurrent import in another process', async () => {
  await mkdir(mediaPath('staging/running'), { recursive: true });
  await writeFile(mediaPath('staging/running/page'), 'page');
  await withImportLock(database, new AbortController().signal, async () => {
    const opened = await openStore();
    await opened.close();
  });
  expect(await listFiles('staging')).toEqual(['page']);
});

test("a publisher's picture is stored once, and files that are not images are rejected", async () => {
  const opened = await openStore();
  const bytes = await makePicture(1, { format: 'png' });
  const hashes = [await opened.storePicture(bytes), await opened.storePicture(bytes)];
  expect(await listFiles('originals')).toEqual([hashes[0]]);
  expect(hashes[1]).toBe(hashes[0]);
  await expect(opened.storePicture(Buffer.from('text'))).rejects.toThrow('is not a JPEG');
  await opened.close();
});

test('an error names a page that is too small, even if an earlier import has stored it', async () => {
  const dot = await makePicture(1, { width: 1, height: 1, format: 'gif' });
  const expectedReason =
    'contains "zz/2.gif", which is too small: 1 × 1 pixels, and at least 16 × 16 are needed';
  expect(reasonOf(await openImporter().importPath(await makeComic(1, 2, { 'zz/2.gif': dot })))).toBe(
    expectedReason,
  );
  await expectNothingStored();
  const stored = { format: 'gif' as const, bytes: dot.length, placeholder: '', width: 1, height: 1 };
  await database
    .insertInto('comics.image')
    .values({ hash: sha256(dot), ...stored })
    .execute();
  expect(reasonOf(await openImporter().importPath(await makeComic(1, 2, { 'zz/2.gif': dot })))).toBe(
    expectedReason,
  );
});

test('titles in other scripts get different slugs, even if they are pronounced alike', async () => {
  const titles = ['進撃の巨人', 'ワンピース', '夏', '下', 'Война и мир'];
  const slugs: unknown[] = [];
  for (const [index, title] of titles.entries()) {
    const details = { title, publisher: { name: title }, series: { title } };
    const result = await openImporter().importPath(await makeComic(index, 1), { details });
    slugs.push(result.outcome === 'imported' && result.slug);
  }
  expect(slugs).toEqual(['jinjinojuren', 'wanpisu', 'xia', 'xia-2', 'voyna-i-mir']);
  const publishers = await database.selectFrom('comics.publisher').select(['name', 'username']).execute();
  expect(publishers.map(({ username }) => username)).toEqual(slugs);
  expect(publishers.map(({ name }) => name)).toEqual(titles);
  const again = { title: 'Outro', publisher: { name: '下' }, series: { title: '下' } };
  await openImporter().importPath(await makeComic(20, 1), { details: again });
  expect(await database.selectFrom('comics.publisher').select('id').execute()).toHaveLength(5);
  expect(await database.selectFrom('comics.series').select('id').execute()).toHaveLength(5);
});

test('the title of an archive comes from its name in any encoding', async () => {
  const path = Buffer.concat([
    Buffer.from(`${folder.path}/`),
    Buffer.from('90698c8282cc8b90906c2030312e63627a', 'hex'),
  ]);
  await rename(await makeComic(1, 1), path);
  expect(await openImporter().importPath(path)).toMatchObject({
    title: '進撃の巨人',
    slug: 'jinjinojuren-1',
  });
});
