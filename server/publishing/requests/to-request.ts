import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { RequestTable } from '../../database/publishing-tables.ts';
import type { LastRequest, RequestSummary } from './request-schemas.ts';

type RequestRow = Selectable<RequestTable>;

export const toLastRequest = ({
  id,
  state,
  reason,
  submittedAt,
  answeredAt,
}: Pick<RequestRow, 'id' | 'state' | 'reason' | 'submittedAt' | 'answeredAt'>): Static<
  typeof LastRequest
> => ({
  externalId: id,
  state,
  reason,
  submittedAt: submittedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** The newest request about a subject, from a left join: everything is null if there is none. */
type NewestRequestRow = {
  [Field in Exclude<keyof Parameters<typeof toLastRequest>[0], 'id'> | 'content' | 'isOutdated']:
    | RequestRow[Field]
    | null;
} & { requestId: string | null };

/** Returns the newest request about a subject, and what it proposes. Rejected proposals end when staff change the subject. */
export function splitNewestRequest({
  requestId,
  state,
  submittedAt,
  isOutdated,
  content,
  ...row
}: NewestRequestRow): {
  request: Static<typeof LastRequest> | null;
  proposal: RequestRow['content'] | null;
} {
  if (requestId === null || state === null || submittedAt === null) return { request: null, proposal: null };
  const isOpen = state === 'waiting' || (state === 'rejected' && !isOutdated);
  return {
    request: toLastRequest({ ...row, id: requestId, state, submittedAt }),
    proposal: isOpen ? content : null,
  };
}

export type RequestSummaryRow = Omit<RequestRow, 'content' | 'submittedBy' | 'answeredBy' | 'isOutdated'> & {
  dragonId: string | null;
  publisherName: string | null;
  publisherUsername: string | null;
};

export const toRequestSummary = (row: RequestSummaryRow): Static<typeof RequestSummary> => ({
  ...toLastRequest(row),
  kind: row.kind,
  subjectId: row.subjectId,
  name: row.name,
  publisher:
    row.dragonId === null
      ? null
      : { dragonId: row.dragonId, name: row.publisherName ?? '', username: row.publisherUsername ?? '' },
});
