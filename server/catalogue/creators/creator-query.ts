import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { isOffered } from '../offered.ts';
import type { Creator } from '../schemas.ts';

/** Whether `issue` has the creator in its credits. An array, so that PostgreSQL starts with these few issues. */
export const isCreditedTo = (slug: string) =>
  sql<boolean>`issue.id = any (array(select issue_id from comics.contributor where slug = ${slug}))`;

/** Loads a creator from the credits of offered issues. Null if there are none. */
export async function findCreator(database: Database, slug: string): Promise<Static<typeof Creator> | null> {
  const credits = database
    .selectFrom('comics.contributor as contributor')
    .innerJoin('comics.issue as issue', 'issue.id', 'contributor.issueId')
    .where('contributor.slug', '=', slug)
    .where(isOffered());
  const row = await credits
    .select([
      // The most frequent spelling.
      sql<string | null>`mode() within group (order by contributor.name)`.as('name'),
      sql<number>`count(distinct issue.id)::int`.as('issuesCount'),
      sql<number>`count(distinct issue.series_id)::int`.as('seriesCount'),
    ])
    .executeTakeFirstOrThrow();
  if (row.name === null) return null;
  const roles = await credits
    .select('contributor.role')
    .groupBy('contributor.role')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('contributor.role')
    .execute();
  return { slug, ...row, name: row.name, roles: roles.map(({ role }) => role) };
}
