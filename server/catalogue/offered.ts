import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an issue is offered: published by now, not withdrawn, and its publisher active. For queries that know the
 * issue as `issue`; every list, count and search has this one condition.
 *
 * The publishers that are not active are few and are looked up once per statement, not joined per issue: an index
 * that gives the wanted order goes on giving it.
 */
export function isOffered(now = new Date()): RawBuilder<boolean> {
  return sql`(
    issue.published_at <= ${now}
    and issue.withdrawn_at is null
    and issue.publisher_id <> all (array(select id from comics.publisher where not is_active))
  )`;
}
