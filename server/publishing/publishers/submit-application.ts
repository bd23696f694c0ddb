import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import type { CatalogueTransaction } from '../audit.ts';
import { addRequest } from '../requests/add-request.ts';
import type { PublisherApplicant } from './create-publisher.ts';
import { requireFreeUsername } from './publisher-usernames.ts';
import { requireNoGuardian } from './require-no-guardian.ts';

/** The error codes of applications. */
export const applicationFailures = [
  'CONTENT.EXISTING_REQUEST',
  'PUBLISHER.EXISTING_USERNAME',
  'USER.PARENT_PERMISSION',
  'REQUEST.TOO_MANY',
] as const satisfies ApiErrorCode[];

/** By account, because each application can have an image that is decoded. */
export const applicationLimit: AttemptLimit = {
  name: 'publisher application by account',
  maxCount: 10,
  periodMs: 60 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

/** Throws an ApiError if the reader has an application that waits, or a guardian. Rule 97. */
export async function requireMayApply(database: Database, readerId: string): Promise<void> {
  await requireNoGuardian(database, readerId);
  if ((await findApplication(database, readerId))?.state === 'waiting')
    throw new ApiError('CONTENT.EXISTING_REQUEST');
}

/** Asks staff to make the reader a publisher. Returns the id of the request. Throws an ApiError. */
export async function submitApplication(
  trx: CatalogueTransaction,
  readerId: string,
  applicant: PublisherApplicant,
): Promise<string> {
  await requireMayApply(trx, readerId);
  await requireFreeUsername(trx, applicant.username);
  return addRequest(trx, {
    subject: { kind: 'publisher', id: randomUUID() },
    differsFromApproved: true,
    publisherId: null,
    name: applicant.name,
    content: { ...applicant },
    images: applicant.picture === null ? [] : [applicant.picture],
    submittedBy: readerId,
  });
}

/** Finds the newest application of a reader. */
export const findApplication = (database: Database, readerId: string) =>
  database
    .selectFrom('publishing.request')
    .select(['id', 'state'])
    .where('kind', '=', 'publisher')
    .where('publisherId', 'is', null)
    .where('submittedBy', '=', readerId)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
