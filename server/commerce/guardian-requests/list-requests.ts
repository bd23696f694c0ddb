import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { GuardianRequestTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { GuardianRequestAnswer } from './request-schemas.ts';

type RequestRow = Selectable<GuardianRequestTable>;

const dayMs = 24 * 60 * 60 * 1000;

/** A request without an answer is open for this time. Then the child can ask again. */
const requestLifetimeMs = 7 * dayMs;

/** How long answers are listed, and how long a guardian can answer. A granted rating can always be taken back. */
const listedMs = 30 * dayMs;

export const openSince = (now: Date): Date => new Date(now.getTime() - requestLifetimeMs);

const listedSince = (now: Date): Date => new Date(now.getTime() - listedMs);

export const toRequestAnswer = ({
  id,
  issueId,
  planId,
  purpose,
  requestedAt,
  answer,
  answeredAt,
}: RequestRow): GuardianRequestAnswer => ({
  id,
  kind: issueId === null ? 'plan' : 'issue',
  purpose,
  issueId,
  planId,
  requestedAt: requestedAt.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** The requests of a child that are open or were answered in the last 30 days, newest first. */
export const findOwnRequests = (database: Database, readerId: string, now: Date): Promise<RequestRow[]> =>
  database
    .selectFrom('comics.guardian_request')
    .selectAll()
    .where('readerId', '=', readerId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('answer', 'is', null), eb('requestedAt', '>', openSince(now))]),
        eb('answeredAt', '>', listedSince(now)),
      ]),
    )
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .execute();

type RequestExpressions = ExpressionBuilder<Tables & { request: GuardianRequestTable }, 'request'>;

/** Requests of the accounts that a guardian guides, which the guardian can still answer. */
const ofGuardian = (guardianId: string, now: Date) => (eb: RequestExpressions) =>
  eb.and([
    eb(
      'request.readerId',
      'in',
      eb.selectFrom('comics.reader').select('readerId').where('guardianId', '=', guardianId),
    ),
    eb.or([
      eb('request.requestedAt', '>', listedSince(now)),
      eb.and([eb('request.purpose', '=', 'rating'), eb('request.answer', '=', 'granted')]),
    ]),
  ]);

/**
 * The requests to a guardian of the last 30 days, and older ones whose rating is granted: those without an answer first, then
 * the newest.
 */
export const findGuardianRequests = (
  database: Database,
  guardianId: string,
  now: Date,
): Promise<RequestRow[]> =>
  database
    .selectFrom('comics.guardian_request as request')
    .selectAll()
    .where(ofGuardian(guardianId, now))
    .orderBy(sql`answer is null`, 'desc')
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .execute();

/** Locks the request. Undefined if it is too old, or the request of somebody else. */
export async function lockGuardianRequest(
  database: Database,
  { guardianId, id, now }: { guardianId: string; id: string; now: Date },
): Promise<RequestRow | undefined> {
  // The reader first, like a deletion, so that the two do not wait for each other.
  await database
    .selectFrom('comics.reader')
    .select('readerId')
    .where('readerId', '=', (request) =>
      request.selectFrom('comics.guardian_request').select('readerId').where('id', '=', id),
    )
    .forKeyShare()
    .execute();
  return database
    .selectFrom('comics.guardian_request as request')
    .selectAll()
    .where('request.id', '=', id)
    .where(ofGuardian(guardianId, now))
    .forUpdate()
    .executeTakeFirst();
}
