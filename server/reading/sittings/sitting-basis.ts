import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ReadingBasis } from '../../database/tables.ts';
import { guardianSubscriptions } from '../../readers/guardian-subscriptions.ts';
import { buyersFor, hasSubscription, issueForReader, saleColumn } from '../may-read.ts';
import type { PageView } from './merge-sittings.ts';

interface ReadIssue {
  readerId: string;
  issueId: string;
}

/** By which right a sitting was read. `payerId`: the guardian whose subscription gave it. Null if no other's was needed. */
interface SittingRight {
  basis: ReadingBasis;
  payerId: string | null;
}

/**
 * Finds by which right a reader read an issue when sittings started. What was acquired or is free does not use the
 * subscription, so that its revenue is shared only by what needs it. Pages that were read offline arrive later. If there
 * was no right at that time, the current right is used: the clock of the device may be slow. One of both always exists,
 * except if staff restrict the issue during the request; then the sitting takes no share of the subscription.
 */
export async function findSittingRights(
  database: Database,
  issue: ReadIssue,
  { startTimes, now }: { startTimes: readonly Date[]; now: Date },
): Promise<(startedAt: Date) => SittingRight> {
  const rights = new Map<number, SittingRight>();
  // Materialized, because PostgreSQL would otherwise compute the right once for each use.
  const query = sql<SittingRight & { startedAt: Date }>`
    with sitting as materialized (
      select start.at as started_at,
        coalesce(${rightAt(issue, sql`start.at`)}, ${rightAt(issue, now)}, 'free') as entitlement
      from unnest(${startTimes}::timestamptz[]) as start (at)
    )
    select
      started_at,
      case entitlement when 'guardian' then 'subscription' else entitlement end as basis,
      case entitlement when 'guardian' then (
        select guardian_id from comics.reader where reader_id = ${issue.readerId}
      ) end as payer_id
    from sitting
  `;
  if (startTimes.length > 0)
    for (const { startedAt, ...right } of (await query.execute(database)).rows)
      rights.set(startedAt.getTime(), right);
  return (startedAt) => {
    const right = rights.get(startedAt.getTime());
    if (!right) throw new Error('The right of a sitting was not requested.');
    return right;
  };
}

/** Selects the page views at whose time the reader had a right to read the issue, which may have ended since. */
export async function filterByRight<View extends PageView>(
  database: Database,
  issue: ReadIssue,
  views: readonly View[],
): Promise<View[]> {
  const times = views.map(({ readAt }) => readAt);
  const { rows } = await sql<{ readAt: Date }>`
    select distinct view.read_at from unnest(${times}::timestamptz[]) as view (read_at)
    where ${rightAt(issue, sql`view.read_at`)} is not null
  `.execute(database);
  const readableMs = new Set(rows.map(({ readAt }) => readAt.getTime()));
  return views.filter(({ readAt }) => readableMs.has(readAt.getTime()));
}

/**
 * An acquisition counts before what is free, and that before a subscription; the own one before the guardian's. Null if
 * there was no right. Whether the issue is free or included in subscriptions, and who guides the reader, is known only for
 * the present, which is close enough: page views are at most 30 days old.
 */
const rightAt = (
  { readerId, issueId }: ReadIssue,
  at: Date | RawBuilder<unknown>,
): RawBuilder<ReadingBasis | 'guardian' | null> => sql`case
  when exists (
    select from comics.acquisition as acquisition
    where acquisition.reader_id = ${buyersFor(readerId)} and acquisition.issue_id = ${issueId}
      and acquisition.created_at <= ${at}
      and (acquisition.expires_at is null or acquisition.expires_at > ${at})
  ) then 'acquisition'
  else (
    select case
      when ${saleColumn('is_available_for_all')} then 'free'
      when not ${saleColumn('is_available_for_subscribers')} then null
      when ${hasSubscription(readerId, at)} then 'subscription'
      when exists ${guardianSubscriptions(at)} then 'guardian'
    end
    from ${issueForReader(readerId)} where issue.id = ${issueId}
  )
end`;
