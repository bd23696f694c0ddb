import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
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

async function isAnyWriterBlocked(): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as "isBlocked"
  `.execute(platform.database);
  return rows[0]?.isBlocked === true;
}

/** Two writers: the first changes rows, waits until the second is blocked by it or has finished, and goes on. */
async function writeConcurrently(
  first: (rows: TestPlatform['database'], waitForSecond: () => Promise<void>) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const hasWritten = Promise.withResolvers<void>();
  let isSecondFinished = false;
  const firstWriter = platform.database.transaction().execute((rows) =>
    first(rows, async () => {
      hasWritten.resolve();
      while (!isSecondFinished && !(await isAnyWriterBlocked())) await sleep(5);
    }),
  );
  await Promise.race([hasWritten.promise, firstWriter]);
  const secondWriter = second().finally(() => {
    isSecondFinished = true;
  });
  await Promise.all([firstWriter, secondWriter]);
}

it('concurrent writers of the catalogue do not deadlock', async () => {
  const { database } = platform;
  for (const slug of ['a1', 'b1']) await addIssue(database, { slug, publisherId: publisher });
  const setNumber = (rows: typeof database, slug: string, value: number) =>
    rows.updateTable('comics.issue').set({ number: value }).where('slug', '=', slug).execute();
  await writeConcurrently(
    async (rows, waitForSecond) => {
      await setNumber(rows, 'a1', 1);
      await waitForSecond();
      await setNumber(rows, 'b1', 2);
    },
    () => setNumber(database, 'b1', 3),
  );
});

it('concurrent writers of the catalogue do not leave an outdated name in the search index', async () => {
  const { database } = platform;
  const series = await addSeries(database, publisher, 'velha', 'Velhaserie');
  const issue = await addIssue(database, { slug: 'dois', publisherId: publisher });
  await writeConcurrently(
    async (rows, waitForSecond) => {
      await rows.updateTable('comics.issue').set({ seriesId: series }).where('slug', '=', 'dois').execute();
      await waitForSecond();
    },
    () =>
      database.updateTable('comics.series').set({ title: 'Novaserie' }).where('id', '=', series).execute(),
  );
  const findByText = (text: string) =>
    findIds(database, { kind: 'issue', market: 'brazil' }, text, { page: 0, limit: 10 });
  expect(await findByText('novaserie')).toEqual([issue]);
  expect(await findByText('velhaserie')).toEqual([]);
});
