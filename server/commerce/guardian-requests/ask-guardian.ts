import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { maySee } from '../../catalogue/may-see.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { findReaderLanguage } from '../emails/reader-language.ts';
import { findRequestedIssue, findRequestedPlan } from './requested-product.ts';
import { writeGuardianEmail } from './write-guardian-email.ts';

export interface GuardianRequestService {
  database: Database;
  ages: AgeVerifier;
  attempts: Attempts;
  /** The name that a guardian knows a reader by. */
  findReaderName(readerId: string): Promise<string>;
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

/** A request is open for this time. Then the child can ask again. */
const requestLifetimeMs = 7 * dayMs;

const requestLimit: AttemptLimit = {
  name: 'guardian requests',
  maxCount: 10,
  periodMs: dayMs,
  errorCode: 'REQUEST.TOO_MANY',
};

/**
 * Stores a request of a guided account and emails its guardian. Does nothing if it is open already. Stores nothing if the
 * guardian gets no emails, so that the child can ask again as soon as that has changed.
 */
export async function askGuardian(
  service: GuardianRequestService,
  readerId: string,
  requested: RequestedId,
): Promise<{ requestedAt: Date }> {
  const { database, ages, attempts, now, site } = service;
  const child = await findChild(database, readerId);
  const language = await findReaderLanguage(database, child.guardianId);
  const query = { language, market: child.market, now: now() };
  const product =
    requested.kind === 'issue'
      ? await requireVisible(await findRequestedIssue(database, requested.id, query), child, ages)
      : await findRequestedPlan(database, requested.id, query);
  const open = await findOpenRequest(database, readerId, requested, now());
  if (open) return open;
  // Before the request is saved: a failure must not leave a request whose email was never sent.
  const [name, sendToGuardian] = await Promise.all([
    service.findReaderName(readerId),
    service.addressReader(child.guardianId),
  ]);
  if (!sendToGuardian) throw new ApiError('USER.GUARDIAN_UNREACHABLE');
  const email = writeGuardianEmail(
    { child: name, kind: requested.kind, product },
    { language, site: site() },
  );
  const saved = await countAttempt(
    attempts,
    { limit: requestLimit, subject: readerId },
    () => saveRequest(database, readerId, requested, now()),
    { isUncountedOutcome: (outcome) => !outcome.isNew },
  );
  if (saved.isNew) sendToGuardian(email);
  return saved;
}

interface Child {
  readerId: string;
  guardianId: string;
  market: string;
  hasGuardian: true;
  isGuided: boolean;
}

/** Throws USER.NOT_FOUND without a profile, and USER.NOT_GUIDED without a guardian. */
async function findChild(database: Database, readerId: string): Promise<Child> {
  const reader = await database
    .selectFrom('comics.reader')
    .select(['guardianId', 'market', 'hasParentalControl'])
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  if (!reader) throw new ApiError('USER.NOT_FOUND');
  const { guardianId, market, hasParentalControl } = reader;
  if (guardianId === null) throw new ApiError('USER.NOT_GUIDED');
  return { readerId, guardianId, market, hasGuardian: true, isGuided: hasParentalControl };
}

/** Throws USER.BLOCKED_CONTENT for an issue that the child does not see. */
async function requireVisible<Product extends { parentalRating: string }>(
  product: Product,
  child: Child,
  ages: AgeVerifier,
): Promise<Product> {
  if (!(await maySee(product.parentalRating, child, ages))) throw new ApiError('USER.BLOCKED_CONTENT');
  return product;
}

const columnsOf = ({ kind, id }: RequestedId) => ({
  issueId: kind === 'issue' ? id : null,
  planId: kind === 'plan' ? id : null,
});

const openSince = (now: Date): Date => new Date(now.getTime() - requestLifetimeMs);

/** The open requests of a reader, newest first. */
export const findOpenRequests = (database: Database, readerId: string, now: Date) =>
  database
    .selectFrom('comics.guardian_request')
    .select(['issueId', 'planId', 'requestedAt'])
    .where('readerId', '=', readerId)
    .where('requestedAt', '>', openSince(now))
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .execute();

const findOpenRequest = (database: Database, readerId: string, { kind, id }: RequestedId, now: Date) =>
  database
    .selectFrom('comics.guardian_request')
    .select('requestedAt')
    .where('readerId', '=', readerId)
    .where(kind === 'issue' ? 'issueId' : 'planId', '=', id)
    .where('requestedAt', '>', openSince(now))
    .executeTakeFirst();

/** `isNew`: false if a concurrent request was first. */
async function saveRequest(database: Database, readerId: string, requested: RequestedId, now: Date) {
  const saved = await database
    .insertInto('comics.guardian_request')
    .values({ readerId, ...columnsOf(requested), requestedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['readerId', requested.kind === 'issue' ? 'issueId' : 'planId'])
        .doUpdateSet({ requestedAt: now })
        .where('comics.guardian_request.requestedAt', '<=', openSince(now)),
    )
    .returning('id')
    .executeTakeFirst();
  if (saved) return { requestedAt: now, isNew: true };
  const first = await findOpenRequest(database, readerId, requested, now);
  return { requestedAt: first?.requestedAt ?? now, isNew: false };
}
