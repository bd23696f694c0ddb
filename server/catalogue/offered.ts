import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `issue` (of `issuesIn`) is offered: published, not withdrawn, and its publisher is active. Every list, count and
 * search uses this condition.
 *
 * There are few inactive publishers. They are looked up once per statement instead of joined per issue, so PostgreSQL
 * can still use an index for the order.
 */
export function isOffered(now = new Date()): RawBuilder<boolean> {
  return sql`(
    issue.published_at <= ${now}
    and issue.withdrawn_at is null
    and issue.publisher_id <> all (array(select id from comics.publisher where not is_active))
  )`;
}
