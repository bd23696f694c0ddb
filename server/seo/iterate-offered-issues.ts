import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';

export interface OfferedIssue {
  slug: string;
  genre: string | null;
  publisherId: string;
  seriesId: string | null;
  /** The last update, or the publication if it is later. */
  modifiedAt: Date;
}

/** Other requests are served between two batches. */
const batchSize = 1000;

/** Yields all offered issues in the order of their ids, for which there is an index. */
export async function* iterateOfferedIssues(database: Database): AsyncGenerator<OfferedIssue> {
  let lastId: string | null = null;
  do {
    const rows = await loadIssuesAfter(database, lastId);
    for (const { isOffered: offered, ...issue } of rows) if (offered) yield issue;
    lastId = rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null;
    await setImmediate();
  } while (lastId !== null);
}

/** Includes issues that are not offered: with that condition PostgreSQL would sort all issues for each batch. */
function loadIssuesAfter(
  database: Database,
  id: string | null,
): Promise<(OfferedIssue & { id: string; isOffered: boolean })[]> {
  const all = database.selectFrom('comics.issue as issue');
  return (id === null ? all : all.where('issue.id', '>', id))
    .select([
      'issue.id',
      'issue.slug',
      'issue.genre',
      'issue.publisherId',
      'issue.seriesId',
      sql<Date>`greatest(issue.updated_at, issue.published_at)`.as('modifiedAt'),
      isOffered().as('isOffered'),
    ])
    .orderBy('issue.id')
    .limit(batchSize)
    .execute();
}
