import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/database/open-database.ts';
import { slugAt } from '../comics/large-catalogue.ts';
import { popularIndexes } from './bench-queries.ts';

const readersCount = 40;
/** Issues that a few readers have read. */
const otherIndexes = Array.from({ length: 180 }, (_, index) => 17 + index * 521);

/** Lets readers read issues of the large catalogue in a folder, while no platform uses it. */
export async function addReadings(dataDirectory: string, now = new Date()): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  try {
    const readerIds = Array.from({ length: readersCount }, () => randomUUID());
    await database
      .insertInto('comics.reader')
      .values(
        readerIds.map((readerId) => ({
          readerId,
          language: 'pt-br',
          theme: 'dark',
          market: 'brazil',
          currency: 'BRL',
        })),
      )
      .execute();
    const counts = new Map([
      ...otherIndexes.map((index, rank) => [slugAt(index), 1 + (rank % 4)] as const),
      ...popularIndexes.map((index, rank) => [slugAt(index), readersCount - rank] as const),
    ]);
    const issues = await database
      .selectFrom('comics.issue')
      .select(['id', 'slug'])
      .where('slug', 'in', [...counts.keys()])
      .execute();
    await database
      .insertInto('comics.reading')
      .values(
        issues.flatMap(({ id, slug }) =>
          readerIds
            .slice(0, counts.get(slug))
            .map((readerId) => ({ readerId, issueId: id, page: 0, pagesCount: 1, readAt: now })),
        ),
      )
      .execute();
  } finally {
    await database.destroy();
  }
}
