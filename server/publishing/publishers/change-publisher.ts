import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { PublisherTable } from '../../database/tables.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { requireVersion } from '../../http/if-match.ts';
import { type CatalogueTransaction, changedFields, recordChange } from '../audit.ts';
import { findPublisherScope, includesPublisher } from '../publisher-scope.ts';
import { addRequest } from '../requests/add-request.ts';
import { endRejectedRequests } from '../requests/end-rejected-requests.ts';
import { requireNoWaitingRequest } from '../requests/find-request.ts';
import { requireTaxNumber } from './to-applicant.ts';

/** The error codes of `changePublisher`. */
export const publisherChangeFailures = [
  'PUBLISHER.NOT_FOUND',
  'PUBLISHER.NOT_ACTIVE',
  'SERIES.NOT_FOUND',
  'CONTENT.WAITING_APPROVAL',
  'CONTENT.REQUEST_ON_APPROVED',
  'REQUEST.VERSION_MISMATCH',
] as const satisfies ApiErrorCode[];

type PublisherFields = Pick<
  Insertable<PublisherTable>,
  'name' | 'description' | 'color' | 'featuredSeriesId' | 'priority' | 'isActive' | 'taxNumber'
>;

export type ChangedPublisher = Partial<PublisherFields>;

const staffFields = ['priority', 'isActive', 'taxNumber'] as const satisfies (keyof PublisherFields)[];

interface PublisherChange {
  caller: Caller;
  publisherId: string;
  changes: ChangedPublisher;
  /** The versions that the caller has seen. */
  ifMatch: string | undefined;
}

/** Changes a publisher: at once by staff, with a request by its members. Throws an ApiError. Rule 97. */
export function changePublisher(
  database: Database,
  { caller, publisherId, changes, ifMatch }: PublisherChange,
): Promise<void> {
  if (changes.taxNumber) requireTaxNumber(changes.taxNumber);
  return database.transaction().execute(async (trx) => {
    const publisher = await lockPublisher(trx, publisherId);
    const scope = await findPublisherScope(trx, caller, 'MANAGER_STAFF');
    const needsStaff = staffFields.some((field) => changes[field] !== undefined);
    if (!includesPublisher(scope, publisherId) || (needsStaff && !scope.all))
      throw new ApiError('ACCESS.FORBIDDEN');
    if (!scope.all && !publisher.isActive) throw new ApiError('PUBLISHER.NOT_ACTIVE');
    await requireNoWaitingRequest(trx, { kind: 'publisher', id: publisherId });
    requireVersion(ifMatch, publisher.version);
    if (changes.featuredSeriesId) await requireOwnSeries(trx, publisherId, changes.featuredSeriesId);
    const changed = changedFields(publisher, changes);
    if (scope.all) return publishPublisher(trx, { publisherId, changes: changed, actorId: caller.uuid });
    await addRequest(trx, {
      subject: { kind: 'publisher', id: publisherId },
      differsFromApproved: Object.keys(changed).length > 0,
      publisherId,
      name: changed.name ?? publisher.name,
      content: { ...changed },
      submittedBy: caller.uuid,
    });
  });
}

/** Makes changes of a publisher what readers get. */
export async function publishPublisher(
  trx: CatalogueTransaction,
  { publisherId, changes, actorId }: { publisherId: string; changes: ChangedPublisher; actorId: string },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const publisher = await lockPublisher(trx, publisherId);
  await trx
    .updateTable('comics.publisher')
    .set({ ...changes, version: publisher.version + 1 })
    .where('id', '=', publisherId)
    .execute();
  await endRejectedRequests(trx, { kind: 'publisher', id: publisherId });
  await recordChange(trx, {
    actorId,
    action: 'changed',
    subject: { kind: 'publisher', id: publisherId },
    before: publisher,
    after: withoutTaxNumber(changes),
  });
}

/** The audit log records that a tax number was changed, but not the number. */
const withoutTaxNumber = ({ taxNumber, ...changes }: ChangedPublisher) => ({
  ...changes,
  ...(taxNumber !== undefined && { isTaxNumberChanged: true }),
});

async function lockPublisher(trx: CatalogueTransaction, publisherId: string) {
  const publisher = await trx
    .selectFrom('comics.publisher')
    .select([
      'name',
      'description',
      'color',
      'featuredSeriesId',
      'priority',
      'isActive',
      'taxNumber',
      'version',
    ])
    .where('id', '=', publisherId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!publisher) throw new ApiError('PUBLISHER.NOT_FOUND');
  return publisher;
}

async function requireOwnSeries(
  trx: CatalogueTransaction,
  publisherId: string,
  seriesId: string,
): Promise<void> {
  const series = await trx
    .selectFrom('comics.series')
    .select('id')
    .where('id', '=', seriesId)
    .where('publisherId', '=', publisherId)
    .executeTakeFirst();
  if (!series) throw new ApiError('SERIES.NOT_FOUND');
}
