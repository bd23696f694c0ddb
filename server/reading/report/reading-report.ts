import { sql } from 'kysely';
import { editionQuery } from '../../catalogue/issue-query.ts';
import type { Database } from '../../database/database.ts';
import type { ReportPeriod } from '../../http/reports/report-period.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import type { PublisherScope } from '../../publishing/publisher-scope.ts';

export interface ReportFilter extends ReportPeriod {
  publishers: PublisherScope;
}

/** Sums up the readings of each issue that was read, most pages first. Also issues that were withdrawn since. */
export function listIssueReadings(
  database: Database,
  language: string,
  filter: ReportFilter,
  slice: SliceRange,
) {
  const { limit, offset } = rowRangeOf(slice);
  const counted = countReadings(database, filter)
    .select('sitting.issueId')
    .groupBy('sitting.issueId')
    .orderBy('pages', 'desc')
    .orderBy('sitting.issueId')
    .limit(limit)
    .offset(offset);
  return database
    .selectFrom(counted.as('counted'))
    .innerJoin('comics.issue as issue', 'issue.id', 'counted.issueId')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'issue.publisherId')
    .innerJoinLateral(
      (builder) => editionQuery(builder, language).as('edition'),
      (join) => join.onTrue(),
    )
    .select(['issue.id', 'issue.slug', 'edition.title', 'publisher.id as publisherId'])
    .select(['publisher.name as publisherName', 'counted.readers', 'counted.sittings', 'counted.pages'])
    .orderBy('counted.pages', 'desc')
    .orderBy('issue.id')
    .execute();
}

/** Sums up all readings. */
export const getReadingTotals = (database: Database, filter: ReportFilter) =>
  countReadings(database, filter).executeTakeFirstOrThrow();

/** The day of a sitting is that of its start. */
function countReadings(database: Database, { from, to, publishers }: ReportFilter) {
  const query = database
    .selectFrom('comics.sitting as sitting')
    .select([
      sql<number>`count(distinct sitting.reader_id)::float8`.as('readers'),
      sql<number>`count(*)::float8`.as('sittings'),
      sql<number>`coalesce(sum(sitting.pages_count), 0)::float8`.as('pages'),
    ])
    .where('sitting.startedAt', '>=', startOfDay(from))
    .where('sitting.startedAt', '<', startOfDay(to, 1));
  if (publishers.all) return query;
  const { ids } = publishers;
  return query.where(
    sql<boolean>`sitting.issue_id in (select id from comics.issue where publisher_id = any(${ids}::uuid[]))`,
  );
}

const startOfDay = (day: string, daysLater = 0) =>
  sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp at time zone 'America/Sao_Paulo'`;
