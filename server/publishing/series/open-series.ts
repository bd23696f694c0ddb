import type { Caller } from '../../http/access.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { CatalogueTransaction } from '../audit.ts';
import { findPublisherScope, includesPublisher } from '../publisher-scope.ts';
import { requireNoWaitingRequest } from '../requests/find-request.ts';
import { type ApprovedSeries, listDescriptors, type ProposedSeries } from './proposed-series.ts';

/** The error codes of `openSeries`. ACCESS.FORBIDDEN belongs to the access of the route. */
export const seriesFailures = [
  'SERIES.NOT_FOUND',
  'CONTENT.WAITING_APPROVAL',
] as const satisfies ApiErrorCode[];

export interface SeriesEditor {
  caller: Caller;
  seriesId: string;
}

/** A series that is locked for a change. */
export interface LockedSeries {
  id: string;
  publisherId: string;
  /** Null before the first approval. */
  approved: ApprovedSeries | null;
  /** What the newest request proposed, if it was rejected and staff have changed nothing since. */
  rejected: ProposedSeries;
  isStaff: boolean;
}

/**
 * Locks a series for a change. Throws an ApiError if it does not exist, the caller may not change it, or a request
 * about it waits.
 */
export async function openSeries(
  trx: CatalogueTransaction,
  { caller, seriesId }: SeriesEditor,
): Promise<LockedSeries> {
  // Requests are locked before series, as by an answer. Before the first approval there is only the request.
  const request = await lockNewestRequest(trx, seriesId);
  const series = await trx
    .selectFrom('comics.series')
    .select(['publisherId', 'slug', 'title', 'description'])
    .where('id', '=', seriesId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const publisherId = series?.publisherId ?? request?.publisherId;
  if (!publisherId) throw new ApiError('SERIES.NOT_FOUND');
  const scope = await findPublisherScope(trx, caller, 'PUBLISHING_STAFF');
  if (!includesPublisher(scope, publisherId)) throw new ApiError('ACCESS.FORBIDDEN');
  await requireNoWaitingRequest(trx, { kind: 'series', id: seriesId });
  const approved = series && {
    slug: series.slug,
    title: series.title,
    description: series.description,
    descriptors: await listDescriptors(trx, seriesId),
  };
  return {
    id: seriesId,
    publisherId,
    approved: approved ?? null,
    rejected: request?.state === 'rejected' && !request.isOutdated ? request.content : {},
    isStaff: scope.all,
  };
}

const lockNewestRequest = (trx: CatalogueTransaction, seriesId: string) =>
  trx
    .selectFrom('publishing.request')
    .select(['publisherId', 'state', 'isOutdated', 'content'])
    .where('kind', '=', 'series')
    .where('subjectId', '=', seriesId)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
