import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { comicInfoXml } from '../../../demo/export/comic-info-xml.ts';
import { exportCatalogue } from '../../../demo/export/export-catalogue.ts';
import { pageRecipe } from '../../../demo/recipes.ts';
import { findComics } from '../../../server/commands/import/find-comics.ts';
import { detailsOf } from '../../../server/commands/import/import-flags.ts';
import type { Database } from '../../../server/database/database.ts';
import { readComicInfo } from '../../../server/media/import/comic-info.ts';
import { type Media, openMedia } from '../../../server/media/open-media.ts';
import { openArchive } from '../../../server/media/sources/archive-source.ts';
import { insertCatalogue } from '../../../server/seed/insert-catalogue.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../support/test-database.ts';
import { createTemporaryFolder } from '../../unit/server/media/make-comics.ts';
import { fakeCatalogue } from '../support/fake-catalogue.ts';
import { runCommand } from '../support/run-command.ts';

const expectedFiles = [
  'antiga.pt-br.cbz',
  'futura.pt-br.cbz',
  'nova.en-us.cbz',
  'nova.pt-br.cbz',
  'vendida.pt-br.cbz',
];
const now = new Date('2026-06-01T12:00:00.000Z');

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let comics: string;
let exportedDatabase: OpenTestDatabase;
let importedDatabase: OpenTestDatabase;
let media: Media;
const reports: number[] = [];
beforeAll(async () => {
  folder = await createTemporaryFolder();
  comics = join(folder.path, 'comics');
  await mkdir(comics);
  await exportCatalogue(fakeCatalogue, comics, ({ done, total }) => reports.push(done, total), now);
  exportedDatabase = await openTestDatabase();
  await exportedDatabase.database.transaction().execute((rows) => insertCatalogue(rows, fakeCatalogue, now));
  importedDatabase = await openTestDatabase();
  const dataDirectory = join(folder.path, 'data');
  media = await openMedia({
    dataDirectory,
    database: importedDatabase.database,
    signingKey: Buffer.alloc(32),
    prefix: '',
  });
}, 60_000);
afterAll(async () => {
  await media.close();
  await importedDatabase.close();
  await exportedDatabase.close();
  await folder.remove();
});

/** Returns the whole catalogue without generated values: ids, hashes and pictures. */
async function readCatalogue(database: Database) {
  const issues = await database
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'issue.publisherId')
    .leftJoin('comics.series as series', 'series.id', 'issue.seriesId')
    .selectAll('issue')
    .select(['publisher.username', 'publisher.name', 'publisher.description as about'])
    .select(['series.slug as series', 'series.title as seriesTitle', 'series.description as seriesAbout'])
    .orderBy('issue.slug')
    .execute();
  return Promise.all(
    issues.map(async ({ id, publisherId, seriesId, fingerprint, updatedAt, ...columns }) => ({
      ...columns,
      contributors: await database
        .selectFrom('comics.contributor')
        .select(['name', 'role'])
        .where('issueId', '=', id)
        .orderBy('position')
        .execute(),
      merchandises: await database
        .selectFrom('comics.merchandise')
        .select(['kind', 'price', 'currency'])
        .where('issueId', '=', id)
        .orderBy('kind')
        .execute(),
      pages: await database
        .selectFrom('comics.issue_content as content')
        .innerJoin('comics.page as page', 'page.contentId', 'content.id')
        .innerJoin('comics.image as image', 'image.hash', 'page.image')
        .select(['language', 'title', 'description', 'position', 'panels', 'format', 'width', 'height'])
        .select(({ eb }) => eb('content.cover', '=', eb.ref('image.hash')).as('isCover'))
        .where('content.issueId', '=', id)
        .orderBy('language')
        .orderBy('position')
        .execute(),
    })),
  );
}

test('each edition is exported to its own file, and the pages are counted', async () => {
  expect((await readdir(comics)).sort()).toEqual(expectedFiles);
  const total = fakeCatalogue.issues
    .flatMap(({ editions }) => editions)
    .reduce((sum, { pages }) => sum + pages.length, 0);
  expect(reports.slice(-2)).toEqual([total, total]);
  expect(reports[0]).toBe(1);
});

test('an archive contains its pages in order, uncompressed, with ComicInfo.xml and banca.json', async () => {
  const source = await openArchive(join(comics, 'nova.en-us.cbz'));
  expect(source.pages.map(({ name }) => name)).toEqual(['001.png', '002.png', '003.png']);
  const page = await fakeCatalogue.draw(pageRecipe('nova', 'en-us', 2));
  expect((await source.pages[2]?.read())?.equals(page)).toBe(true);
  expect((await readFile(join(comics, 'nova.en-us.cbz'))).includes(page)).toBe(true);
  expect([source.details?.name, source.supplement?.name]).toEqual(['ComicInfo.xml', 'banca.json']);
  await source.close();
});

test('importing all files of an export gives the same catalogue', async () => {
  const outcomes: string[] = [];
  for (const path of await findComics(comics)) {
    const result = await media.importer.importPath(path, { details: detailsOf({}) });
    outcomes.push(result.outcome === 'failed' ? result.reason : `${result.outcome} ${result.slug}`);
  }
  expect(outcomes).toEqual([
    'imported antiga',
    'imported futura',
    'imported nova',
    'imported nova',
    'imported vendida',
  ]);
  const catalogue = await readCatalogue(importedDatabase.database);
  expect(catalogue).toHaveLength(fakeCatalogue.issues.length);
  expect(catalogue).toEqual(await readCatalogue(exportedDatabase.database));
});

test('publishers are imported with their pictures and priorities', async () => {
  const publishers = await importedDatabase.database
    .selectFrom('comics.publisher as publisher')
    .innerJoin('comics.image as image', 'image.hash', 'publisher.picture')
    .select(['username', 'priority', 'image.width', 'image.height'])
    .orderBy('priority', 'desc')
    .execute();
  const drawn = await Promise.all(
    fakeCatalogue.publishers.map(async ({ username, priority, picture }) => {
      const { width, height } = await sharp(await fakeCatalogue.draw(picture.recipe)).metadata();
      return { username, priority, width, height };
    }),
  );
  expect(publishers).toEqual(drawn);
});

test('a comic is not imported if the picture of its publisher is invalid', async () => {
  const [first] = fakeCatalogue.publishers;
  if (!first) throw new Error('The catalogue has no publishers.');
  const publisherWithBrokenPicture = { ...first, username: 'quebrada' };
  const issues = fakeCatalogue.issues
    .slice(0, 1)
    .map((issue) => ({ ...issue, slug: 'quebrada', publisher: 'quebrada', series: null }));
  const blue = { width: 40, height: 60, channels: 3, background: '#123456' } as const;
  const draw = async (recipe: string) =>
    recipe === publisherWithBrokenPicture.picture.recipe
      ? Buffer.from('not an image')
      : sharp({ create: blue }).png().toBuffer();
  const brokenFolder = join(folder.path, 'broken');
  await mkdir(brokenFolder);
  await exportCatalogue(
    { ...fakeCatalogue, publishers: [publisherWithBrokenPicture], issues, draw },
    brokenFolder,
    () => {},
    now,
  );
  const result = await media.importer.importPath(join(brokenFolder, 'quebrada.pt-br.cbz'));
  expect(result).toMatchObject({
    outcome: 'failed',
    reason: expect.stringMatching(/^contains a publisher's picture, which /),
  });
  const publishers = await importedDatabase.database
    .selectFrom('comics.publisher')
    .select('username')
    .where('username', '=', 'quebrada')
    .execute();
  expect(publishers).toEqual([]);
});

test('an existing edition is not imported again', async () => {
  const result = await media.importer.importPath(join(comics, 'nova.en-us.cbz'));
  expect(result).toMatchObject({ outcome: 'known', slug: 'nova', title: 'New & Old' });
});

test('options of the command line override ComicInfo.xml and banca.json', async () => {
  const flags = { audience: 'subscribers', publisher: 'Casa', series: 'Outra', language: 'es' } as const;
  const path = join(comics, 'vendida.pt-br.cbz');
  await importedDatabase.database.deleteFrom('comics.issue').where('slug', '=', 'vendida').execute();
  const result = await media.importer.importPath(path, { details: detailsOf(flags) });
  expect(result).toMatchObject({ outcome: 'imported', slug: 'vendida' });
  const [issue] = (await readCatalogue(importedDatabase.database)).filter(({ slug }) => slug === 'vendida');
  expect(issue).toMatchObject({
    username: 'casa',
    series: 'outra',
    isAvailableForAll: false,
    isAvailableForSubscribers: true,
    parentalRating: '12',
  });
  expect(issue?.pages[0]?.language).toBe('es');
});

test.each(fakeCatalogue.issues.flatMap((issue) => issue.editions.map((edition) => ({ issue, edition }))))(
  'the ComicInfo.xml of $edition.title has the details of the edition',
  ({ issue, edition }) => {
    const xml = comicInfoXml(fakeCatalogue, issue, edition);
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
    const { ComicInfo: info } = parser.parse(xml);
    expect(info.Title).toBe(edition.title);
    expect(info.Summary).toBe(edition.description);
    expect(info.PageCount).toBe(String(edition.pages.length));
    expect(info.Pages.Page.map(({ Type, DoublePage }: Record<string, string>) => [Type, DoublePage])).toEqual(
      edition.pages.map(({ width, height }, index) => [
        index === 0 ? 'FrontCover' : undefined,
        width > height ? 'true' : undefined,
      ]),
    );
    expect(readComicInfo(xml)).toMatchObject({
      title: edition.title,
      description: edition.description,
      number: issue.number,
      language: edition.language,
      genre: issue.genre,
      releaseDate: issue.releaseDate,
      publisher: { name: issue.publisher === 'ipe' ? 'Ipê' : 'Noite' },
    });
  },
);

test('a comic that cannot be drawn completely leaves no file', async () => {
  const draw = async (recipe: string) => {
    if (recipe === pageRecipe('nova', 'pt-br', 2)) throw new Error('the pencil broke');
    return fakeCatalogue.draw(recipe);
  };
  const incompleteFolder = join(folder.path, 'half');
  await mkdir(incompleteFolder);
  await expect(exportCatalogue({ ...fakeCatalogue, draw }, incompleteFolder, () => {})).rejects.toThrow(
    'the pencil broke',
  );
  expect(await readdir(incompleteFolder)).toEqual(['futura.pt-br.cbz']);
});

describe('the command', () => {
  const run = async (...words: string[]) => {
    const command = runCommand('demo/export-command.ts', {}, ...words);
    return [await command.waitForExit(), command.output()];
  };

  it('shows its usage, and explains invalid arguments', async () => {
    expect(await run('--help')).toEqual([0, expect.stringContaining('npm run demo:export -- DIR')]);
    const sentence = 'Name one folder for the comics. See --help.\n';
    expect(await run()).toEqual([1, sentence]);
    expect(await run('one', 'two')).toEqual([1, sentence]);
    expect(await run('--colour')).toEqual([1, expect.stringContaining("Unknown option '--colour'")]);
  }, 30_000);

  it('explains why a folder cannot be written', async () => {
    const occupied = join(folder.path, 'file');
    await writeFile(occupied, '');
    expect(await run(occupied)).toEqual([1, `${occupied} is a file, not a folder.\n`]);
    expect(await run(join(occupied, 'in'))).toEqual([
      1,
      expect.stringMatching(/^The comics cannot be written to \S+: ENOTDIR: .*\.\n$/),
    ]);
  }, 30_000);
});
