import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type IssueRow, issueQuery } from './issue-query.ts';
import { refusalOfIssue } from './not-offered.ts';
import { isOffered } from './offered.ts';
import { inSeries } from './series-query.ts';

/** The offered issues before and after one in its series. Refuses an issue that is not offered itself. */
export async function neighboursOf(
  database: Database,
  language: string,
  id: string,
): Promise<{ previous: IssueRow | null; next: IssueRow | null }> {
  const beside = await database
    .selectFrom('comics.issue as issue')
    .select([nearest('before').as('previous'), nearest('after').as('next')])
    .where('issue.id', '=', id)
    .where(isOffered())
    .executeTakeFirst();
  if (!beside) throw await refusalOfIssue(database, { id });
  const ids = [beside.previous, beside.next].filter((one) => one !== null);
  const rows =
    ids.length === 0 ? [] : await issueQuery(database, language).where('issue.id', 'in', ids).execute();
  const rowOf = (wanted: string | null) => rows.find((row) => row.id === wanted) ?? null;
  return { previous: rowOf(beside.previous), next: rowOf(beside.next) };
}

/** Beside `issue`, which goes by the name of `here` inside: there the other one is called so. */
function nearest(side: 'before' | 'after'): RawBuilder<string | null> {
  const here = sql`(coalesce(here.number, 'infinity'), here.published_at, here.id)`;
  const isThere = side === 'before' ? sql`(${inSeries}) < ${here}` : sql`(${inSeries}) > ${here}`;
  const order =
    side === 'before'
      ? sql`coalesce(issue.number, 'infinity') desc, issue.published_at desc, issue.id desc`
      : inSeries;
  return sql`(
    select beside.id
    from (select issue.series_id, issue.number, issue.published_at, issue.id) as here
    cross join lateral (
      select issue.id from comics.issue as issue
      where issue.series_id = here.series_id and ${isThere} and ${isOffered()}
      order by ${order} limit 1
    ) as beside
  )`;
}
