import type { Database } from '../../database/database.ts';
import type { RequestKind, RequestState } from '../../database/publishing-tables.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import type { PublisherScope } from '../publisher-scope.ts';
import type { RequestSummaryRow } from './to-request.ts';

interface RequestsQuery extends SliceRange {
  kind: RequestKind;
  /** All states if absent. */
  state?: RequestState | undefined;
  scope: PublisherScope;
  /** Applications of this account are listed in any case. */
  readerId: string;
}

/** Lists requests, waiting ones first in the order of their submission, then the others, newest first. */
export function listRequests(
  database: Database,
  { kind, state, scope, readerId, ...slice }: RequestsQuery,
): Promise<RequestSummaryRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  return visibleRequests(database, scope, readerId)
    .where('request.kind', '=', kind)
    .$if(state !== undefined, (query) => query.where('request.state', '=', state as RequestState))
    .orderBy(({ eb }) => eb('request.state', '=', 'waiting'), 'desc')
    .orderBy(({ eb }) =>
      eb.case().when('request.state', '=', 'waiting').then(eb.ref('request.submittedAt')).end(),
    )
    .orderBy('request.submittedAt', 'desc')
    .orderBy('request.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Selects the requests that `includesRequest` includes. */
function visibleRequests(database: Database, scope: PublisherScope, readerId: string) {
  const query = requestQuery(database);
  if (scope.all) return query;
  const { ids } = scope;
  return query.where(({ eb, or, and, fn, val }) =>
    or([
      eb('request.publisherId', '=', fn.any(val([...ids]))),
      and([eb('request.publisherId', 'is', null), eb('request.submittedBy', '=', readerId)]),
    ]),
  );
}

/** Requests with their publishers. An approved application has the publisher that it created. */
export const requestQuery = (database: Database) =>
  database
    .selectFrom('publishing.request as request')
    .leftJoin('comics.publisher as publisher', (join) =>
      join.on(({ eb, fn }) =>
        eb('publisher.id', '=', fn.coalesce('request.publisherId', 'request.subjectId')),
      ),
    )
    .select([
      'request.id',
      'request.kind',
      'request.subjectId',
      'request.publisherId',
      'request.name',
      'request.state',
      'request.reason',
      'request.submittedAt',
      'request.answeredAt',
      'publisher.id as dragonId',
      'publisher.name as publisherName',
      'publisher.username as publisherUsername',
    ]);
