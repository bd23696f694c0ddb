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

export type RequestSummaryRow = Omit<RequestRow, 'content' | 'submittedBy' | 'answeredBy'> & {
  publisherName: string | null;
  publisherUsername: string | null;
};

export const toRequestSummary = (row: RequestSummaryRow): Static<typeof RequestSummary> => ({
  ...toLastRequest(row),
  kind: row.kind,
  subjectId: row.subjectId,
  name: row.name,
  publisher:
    row.publisherId === null
      ? null
      : { dragonId: row.publisherId, name: row.publisherName ?? '', username: row.publisherUsername ?? '' },
});
