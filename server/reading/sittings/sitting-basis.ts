import { type RawBuilder, sql } from 'kysely';
import type { ReadingBasis } from '../../database/tables.ts';

interface BasisRequest {
  readerId: string;
  issueId: string;
  startedAt: Date;
  now: Date;
}

/**
 * By which right a reader read an issue when a sitting started. What was acquired or is free does not use the
 * subscription, so that its revenue is shared only by what needs it. Pages that were read offline arrive later: the rights
 * of now decide only if there was none then, for example because the clock of the device is slow.
 */
export const sittingBasis = ({ startedAt, now, ...request }: BasisRequest) => sql<ReadingBasis>`coalesce(
  ${basisAt(request, startedAt)}, ${basisAt(request, now)}, 'subscription'
)`;

const basisAt = (
  { readerId, issueId }: Pick<BasisRequest, 'readerId' | 'issueId'>,
  at: Date,
): RawBuilder<ReadingBasis | null> => sql`case
  when exists (
    select from comics.acquisition as acquisition
    where acquisition.reader_id = ${readerId} and acquisition.issue_id = ${issueId}
      and acquisition.created_at <= ${at}
      and (acquisition.expires_at is null or acquisition.expires_at > ${at})
  ) then 'acquisition'
  when (select issue.is_available_for_all from comics.issue as issue where issue.id = ${issueId}) then 'free'
  when exists (
    select from comics.subscription as subscription
    where subscription.reader_id = ${readerId}
      and subscription.starts_at <= ${at} and subscription.expires_at > ${at}
  ) then 'subscription'
end`;
