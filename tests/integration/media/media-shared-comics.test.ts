import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '../../../server/database/database.ts';
import { type Media, openMedia } from '../../../server/media/open-media.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../support/test-database.ts';
import { createTemporaryFolder, makePicture, writeComic } from '../../unit/server/media/make-comics.ts';

/** Some development machines have archives next to the project. Without them, only generated archives are tested. */
const sharedFolder = join(import.meta.dirname, '../../../../shared/comics');
const listArchives = (folder: string) => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.cbz'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
};

let testDatabase: OpenTestDatabase;
let database: Database;
let media: Media;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
  testDatabase = await openTestDatabase();
  database = testDatabase.database;
  media = await openMedia({
    dataDirectory: join(folder.path, 'data'),
    database,
    signingKey: Buffer.alloc(32),
    prefix: '',
  });
}, 30_000);
afterAll(async () => {
  await media.close();
  await testDatabase.close();
  await folder.remove();
});

test('valid archives of other programs are imported with the size and placeholder of each page', async () => {
  const generated = await writeComic(
    folder.path,
    { '1.png': await makePicture(1, { format: 'png' }) },
    'made.cbz',
  );
  for (const path of [generated, ...listArchives(sharedFolder)]) {
    const result = await media.importer.importPath(path);
    expect(result).toMatchObject({ outcome: 'imported', name: basename(path) });
  }
  for (const image of await database.selectFrom('comics.image').selectAll().execute()) {
    expect(image.width * image.height).toBeGreaterThan(0);
    expect(image.placeholder.length).toBeLessThan(350);
  }
}, 30_000);

test('invalid archives of other programs are rejected with a reason', async () => {
  const generated = await writeComic(folder.path, { 'readme.txt': 'no images' }, 'made-badly.cbz');
  for (const path of [generated, ...listArchives(join(sharedFolder, 'bad'))]) {
    const result = await media.importer.importPath(path);
    expect(result).toMatchObject({
      outcome: 'failed',
      name: basename(path),
      reason: expect.stringMatching(/^(is|has|contains|would) /),
    });
  }
}, 30_000);
