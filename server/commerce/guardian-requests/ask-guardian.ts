import { type Selectable, sql } from 'kysely';
import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { maySee, type RatingViewer } from '../../catalogue/may-see.ts';
import type { GuardianRequestTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { findReaderLanguage } from '../emails/reader-language.ts';
import { openSince } from './list-requests.ts';
import { findRequestedIssue, findRequestedPlan, type GuardianEmailProduct } from './requested-product.ts';
import { writeGuardianEmail } from './write-guardian-email.ts';

export interface GuardianRequestService {
  database: Database;
  ages: AgeVerifier;
  attempts: Attempts;
  /** The name that a guardian knows a reader by. */
  findReaderName(readerId: string): Promise<string>;
  /** Whether nothing has to be bought for a reader to read an issue. Ignores the rating and the hours. */
  hasReadingRight(readerId: string, issueId: string): Promise<boolean>;
  /** Finds the address of a reader. The result sends an email to it. Null if there is none that may get emails. */
  addressReader(readerId: string): Promise<((email: EmailContents) => void) | null>;
  site(): string;
  now(): Date;
}

export type RequestedId = { kind: 'issue' | 'plan'; id: string };

export const guardianRequestFailures = [
  'ISSUE.NOT_FOUND',
  'PLAN.NOT_FOUND',
  'REQUEST.TOO_MANY',
  'USER.BLOCKED_CONTENT',
  'USER.GUARDIAN_UNREACHABLE',
  'USER.NOT_FOUND',
  'USER.NOT_GUIDED',
] as const satisfies ApiErrorCode[];

const dayMs = 24 * 60 * 60 * 1000;

const requestLimit: AttemptLimit = {
  name: 'guardian requests',
  maxCount: 10,
  periodMs: dayMs,
  errorCode: 'REQUEST.TOO_MANY',
};

/** What the child asks the guardian to do: to buy the product, or to allow an issue above the child's rating. */
type RequestPurpose = GuardianRequestRow['purpose'];

export type GuardianRequestRow = Selectable<GuardianRequestTable>;

/**
 * Stores a request of a guided account and emails its guardian. Does nothing if it is open already, or was declined
 * recently. Stores nothing if the guardian gets no emails, so that the child can ask again as soon as that has changed.
 */
export async function askGuardian(
  service: GuardianRequestService,
  readerId: string,
  requested: RequestedId,
): Promise<GuardianRequestRow> {
  const { database, attempts, now, site } = service;
  const child = await findChild(database, readerId, requested);
  const language = await findReaderLanguage(database, child.guardianId);
  const query = { language, market: child.market, now: now() };
  const { product, purpose } =
    requested.kind === 'issue'
      ? await choosePurpose(service, await findRequestedIssue(database, requested.id, query), child)
      : { product: await findRequestedPlan(database, requested.id, query), purpose: 'purchase' as const };
  const stored = { readerId, requested, purpose, now: now() };
  const open = await findRecentRequest(database, stored);
  if (open) return open;
  // Before the request is saved: a failure must not leave a request whose email was never sent.
  const [name, sendToGuardian] = await Promise.all([
    service.findReaderName(readerId),
    service.addressReader(child.guardianId),
  ]);
  if (!sendToGuardian) throw new ApiError('USER.GUARDIAN_UNREACHABLE');
  const isReadable = purpose === 'rating' && (await service.hasReadingRight(readerId, requested.id));
  const email = writeGuardianEmail(
    {
      child: name,
      kind: purpose === 'rating' ? 'rating' : requested.kind,
      product: isReadable ? { ...product, prices: [] } : product,
    },
    { language, site: site() },
  );
  const { isNew, request } = await countAttempt(
    attempts,
    { limit: requestLimit, subject: readerId },
    () => saveRequest(database, stored),
    { isUncountedOutcome: (outcome) => !outcome.isNew },
  );
  if (isNew) sendToGuardian(email);
  return request;
}

interface Child extends RatingViewer {
  guardianId: string;
  market: string;
}

/** Throws USER.NOT_FOUND without a profile, and USER.NOT_GUIDED without a guardian. */
async function findChild(database: Database, readerId: string, { kind, id }: RequestedId): Promise<Child> {
  const reader = await database
    .selectFrom('comics.reader as reader')
    .select(['guardianId', 'market', 'hasParentalControl', 'maxRating'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('comics.allowed_issue as allowed')
          .select('allowed.issueId')
          .whereRef('allowed.readerId', '=', 'reader.readerId')
          .where('allowed.issueId', '=', kind === 'issue' ? id : null),
      )
        .$castTo<boolean>()
        .as('isAllowed'),
    )
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  if (!reader) throw new ApiError('USER.NOT_FOUND');
  const { guardianId, hasParentalControl, ...others } = reader;
  if (guardianId === null) throw new ApiError('USER.NOT_GUIDED');
  return { readerId, guardianId, hasGuardian: true, isGuided: hasParentalControl, ...others };
}

/**
 * Throws USER.BLOCKED_CONTENT for an issue that no guardian can allow, and ISSUE.NOT_FOUND for one that the child may see
 * and that is neither sold nor in plans.
 */
async function choosePurpose<Product extends GuardianEmailProduct & { parentalRating: string }>(
  { ages }: Pick<GuardianRequestService, 'ages'>,
  product: Product,
  child: Child,
): Promise<{ product: Product; purpose: RequestPurpose }> {
  const { parentalRating } = product;
  if (!(await maySee(parentalRating, child, ages))) {
    if (!(await maySee(parentalRating, { ...child, isAllowed: true }, ages)))
      throw new ApiError('USER.BLOCKED_CONTENT');
    return { product, purpose: 'rating' };
  }
  if (product.prices.length === 0 && !product.isInPlans) throw new ApiError('ISSUE.NOT_FOUND');
  return { product, purpose: 'purchase' };
}

const columnsOf = ({ kind, id }: RequestedId) => ({
  issueId: kind === 'issue' ? id : null,
  planId: kind === 'plan' ? id : null,
});

interface StoredRequest {
  readerId: string;
  requested: RequestedId;
  purpose: RequestPurpose;
  now: Date;
}

/** A request that cannot be repeated yet: it was sent or declined less than 7 days ago. */
const findRecentRequest = (database: Database, { readerId, requested, purpose, now }: StoredRequest) =>
  database
    .selectFrom('comics.guardian_request')
    .selectAll()
    .where('readerId', '=', readerId)
    .where(requested.kind === 'issue' ? 'issueId' : 'planId', '=', requested.id)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`coalesce(answered_at, requested_at) > ${openSince(now)}`)
    .where(sql<boolean>`answer is distinct from 'granted'`)
    .executeTakeFirst();

/** `isNew`: false if a concurrent request was first. */
async function saveRequest(
  database: Database,
  stored: StoredRequest,
): Promise<{ request: GuardianRequestRow; isNew: boolean }> {
  const { readerId, requested, purpose, now } = stored;
  const saved = await database
    .insertInto('comics.guardian_request')
    .values({ readerId, ...columnsOf(requested), purpose, requestedAt: now })
    .onConflict((conflict) =>
      (requested.kind === 'issue'
        ? conflict.columns(['readerId', 'issueId', 'purpose']).where('issueId', 'is not', null)
        : conflict.columns(['readerId', 'planId'])
      )
        .doUpdateSet({ requestedAt: now, answer: null, answeredAt: null })
        .where(
          sql<boolean>`coalesce(guardian_request.answered_at, guardian_request.requested_at) <= ${openSince(now)}
            or guardian_request.answer = 'granted'`,
        ),
    )
    .returningAll()
    .executeTakeFirst();
  if (saved) return { request: saved, isNew: true };
  const first = await findRecentRequest(database, stored);
  if (!first) throw new Error('A request of a child was neither saved nor found.');
  return { request: first, isNew: false };
}
