import { setTimeout as sleep } from 'node:timers/promises';
import { findIds } from '../../../server/catalogue/search/find-ids.ts';
import { addIssue, addPublisher, addSeries } from '../support/seed.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

// Two writers change the catalogue concurrently, each with its own connection.
let platform: TestPlatform;
let publisher: string;

beforeAll(async () => {
  platform = await openTestPlatform();
  publisher = await addPublisher(platform.database, { name: 'Editora Um' });
}, 60_000);
afterAll(() => platform.close());

/** Waits long enough for the other writer to be blocked. */
const waitForBlock = () => sleep(300);

it('concurrent writers of the catalogue do not deadlock', async () => {
  const { database } = platform;
  for (const slug of ['a1', 'b1']) await addIssue(database, { slug, publisherId: publisher });
  const setNumber = (rows: typeof database, slug: string, value: number) =>
    rows.updateTable('comics.issue').set({ number: value }).where('slug', '=', slug).execute();
  const firstWriter = database.transaction().execute(async (rows) => {
    await setNumber(rows, 'a1', 1);
    await waitForBlock();
    await setNumber(rows, 'b1', 2);
  });
  await sleep(100);
  await Promise.all([firstWriter, setNumber(database, 'b1', 3)]);
});

it('concurrent writers of the catalogue do not leave an outdated name in the search index', async () => {
  const { database } = platform;
  const series = await addSeries(database, publisher, 'velha', 'Velhaserie');
  const issue = await addIssue(database, { slug: 'dois', publisherId: publisher });
  const seriesChange = database.transaction().execute(async (rows) => {
    await rows.updateTable('comics.issue').set({ seriesId: series }).where('slug', '=', 'dois').execute();
    await waitForBlock();
  });
  await sleep(100);
  const seriesRename = database
    .updateTable('comics.series')
    .set({ title: 'Novaserie' })
    .where('id', '=', series)
    .execute();
  await Promise.all([seriesChange, seriesRename]);
  const findByText = (text: string) => findIds(database, 'issue', text, { page: 0, limit: 10 });
  expect(await findByText('novaserie')).toEqual([issue]);
  expect(await findByText('velhaserie')).toEqual([]);
});
