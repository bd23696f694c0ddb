import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import type { GuardianRequestService } from './ask-guardian.ts';
import { lockGuardianRequest } from './list-requests.ts';

interface Answer {
  guardianId: string;
  /** Of the request. */
  id: string;
  answer: 'granted' | 'declined';
}

/**
 * Stores the answer of a guardian, which replaces an earlier one. A granted rating lets the child see the issue until the
 * answer is replaced. Throws GUIDANCE.NO_REQUEST, and REQUEST.INVALID if a purchase is granted, which only buying does. Rule 116.
 */
export async function answerRequest(
  { database, now }: Pick<GuardianRequestService, 'database' | 'now'>,
  { guardianId, id, answer }: Answer,
): Promise<NonNullable<Awaited<ReturnType<typeof lockGuardianRequest>>>> {
  return database.transaction().execute(async (trx) => {
    const request = await lockGuardianRequest(trx, { guardianId, id, now: now() });
    if (!request) throw new ApiError('GUIDANCE.NO_REQUEST');
    const { readerId, issueId, purpose } = request;
    if (purpose === 'purchase' && answer === 'granted') throw invalidRequest('answer');
    await trx
      .updateTable('comics.guardian_request')
      .set({ answer, answeredAt: now() })
      .where('id', '=', id)
      // The same answer again keeps the time of the first.
      .where('answer', 'is distinct from', answer)
      .execute();
    if (purpose === 'rating' && issueId !== null)
      await (answer === 'granted' ? allowIssue : disallowIssue)(trx, { readerId, issueId });
    return trx
      .selectFrom('comics.guardian_request')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
}

interface Exception {
  readerId: string;
  issueId: string;
}

async function allowIssue(database: Database, exception: Exception): Promise<void> {
  await database
    .insertInto('comics.allowed_issue')
    .values(exception)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function disallowIssue(database: Database, { readerId, issueId }: Exception): Promise<void> {
  await database
    .deleteFrom('comics.allowed_issue')
    .where('readerId', '=', readerId)
    .where('issueId', '=', issueId)
    .execute();
}
