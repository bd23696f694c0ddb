import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';

export interface OfferedIssue {
  slug: string;
  genre: string | null;
  publisherId: string;
  seriesId: string | null;
  /** What was scheduled is new on the day that it comes out. */
  modified: Date;
}

/** Issues in one statement: others get their turn in between, also where the database is within this process. */
const mostAtOnce = 1000;

/** All offered issues, in the order of their ids, which is one that an index has. */
export async function* everyOfferedIssue(database: Database): AsyncGenerator<OfferedIssue> {
  let last: string | null = null;
  do {
    const rows = await issuesAfter(database, last);
    for (const { isOffered: offered, ...issue } of rows) if (offered) yield issue;
    last = rows.length === mostAtOnce ? (rows.at(-1)?.id ?? null) : null;
    await setImmediate();
  } while (last !== null);
}

/** Offered or not: to leave some out here would let the planner sort all of them for each batch. */
function issuesAfter(
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
      sql<Date>`greatest(issue.updated_at, issue.published_at)`.as('modified'),
      isOffered().as('isOffered'),
    ])
    .orderBy('issue.id')
    .limit(mostAtOnce)
    .execute();
}
