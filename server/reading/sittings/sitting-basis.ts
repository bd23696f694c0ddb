import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ReadingBasis } from '../../database/tables.ts';
import {
  buyersFor,
  hasGuardianSubscription,
  hasSubscription,
  issueForReader,
  saleColumn,
} from '../may-read.ts';
import type { PageView } from './merge-sittings.ts';

interface ReadIssue {
  readerId: string;
  issueId: string;
}

interface BasisRequest extends ReadIssue {
  startedAt: Date;
  now: Date;
}

/**
 * By which right a reader read an issue when a sitting started. What was acquired or is free does not use the
 * subscription, so that its revenue is shared only by what needs it. Pages that were read offline arrive later. If there
 * was no right at that time, the current right is used: the clock of the device may be slow. One of both always exists,
 * except if staff restrict the issue during the request; then the sitting takes no share of the subscription.
 */
export const sittingBasis = (request: BasisRequest) => sql<ReadingBasis>`(
  case ${sittingRight(request)} when 'guardian' then 'subscription' else ${sittingRight(request)} end
)`;

/** The guardian whose subscription gave the right of `sittingBasis`. Null if the reader needed no other's. */
export const sittingPayer = (request: BasisRequest) => sql<string | null>`(
  case when ${sittingRight(request)} = 'guardian'
    then (select guardian_id from comics.reader where reader_id = ${request.readerId})
  end
)`;

const sittingRight = ({ startedAt, now, ...issue }: BasisRequest) => sql`coalesce(
  ${rightAt(issue, startedAt)}, ${rightAt(issue, now)}, 'free'
)`;

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
      when ${hasGuardianSubscription(at)} then 'guardian'
    end
    from ${issueForReader(readerId)} where issue.id = ${issueId}
  )
end`;
