import { sql } from 'kysely';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { IdentityService } from '../service.ts';
import { eraseAccount } from './erase-account.ts';
import { isWorkAccount } from './schedule-deletion.ts';
import { sendDeletionEmail } from './send-deletion-emails.ts';

/** Dependencies of the deletion of accounts that are due. */
export interface DeletionContext
  extends Pick<IdentityService, 'database' | 'accounts' | 'profileErasure' | 'mail' | 'site'> {
  now(): Date;
  /** Reports an account that could not be deleted. A later pass tries again. */
  onProblem(error: unknown): void;
}

const batchSize = 50;

/**
 * Deletes the accounts whose time has come, each in a transaction of its own. Several machines can run it concurrently: an
 * account is locked and checked again before it is erased. What a crash leaves is due at the next pass. The email is sent
 * after the transaction, so a crash in between loses it. Rule 122.
 */
export async function eraseDueAccounts(
  context: DeletionContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const now = context.now();
  let last: { deletionAt: Date; uuid: string } | null = null;
  for (;;) {
    const due = await listDue(context, now, last);
    for (const account of due) {
      if (isStopping()) return;
      last = account;
      await eraseDueAccount(context, account.uuid, now).catch(context.onProblem);
    }
    if (due.length < batchSize) return;
  }
}

async function listDue(
  { database }: DeletionContext,
  now: Date,
  last: { deletionAt: Date; uuid: string } | null,
) {
  const rows = await database
    .selectFrom('identity.account')
    .select(['uuid', 'deletionAt'])
    .where('deletionAt', '<=', now)
    .$if(last !== null, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', deletion_at), uuid) > (${last?.deletionAt}, ${last?.uuid}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', deletion_at)`)
    .orderBy('uuid')
    .limit(batchSize)
    .execute();
  return rows.map(({ uuid, deletionAt }) => ({ uuid, deletionAt: deletionAt ?? now }));
}

async function eraseDueAccount(context: DeletionContext, uuid: string, now: Date): Promise<void> {
  const { accounts, database, profileErasure } = context;
  const guardianId = await profileErasure.findGuardian(uuid);
  const guardian = guardianId === null ? undefined : await accounts.find(guardianId);
  const account = await accounts.find(uuid);
  if (!account?.deletionAt || account.deletionAt > now) return;
  if (isWorkAccount(account) || (await profileErasure.isPublisherMember(uuid))) {
    await database
      .updateTable('identity.account')
      .set({ deletionAt: null, deletionLanguage: null })
      .where('uuid', '=', uuid)
      .execute();
    return;
  }
  await eraseGuided(context, account, now);
  if (await eraseOne(context, uuid, now)) notify(context, account, guardian);
}

/** Includes accounts that got this guardian after the deletion was scheduled. */
async function eraseGuided(context: DeletionContext, guardian: Account, now: Date): Promise<void> {
  const { database, profileErasure } = context;
  const { deletionAt, deletionLanguage } = guardian;
  for (const uuid of await profileErasure.listGuided(guardian.uuid)) {
    await database
      .updateTable('identity.account')
      .set({ deletionAt, deletionLanguage })
      .where('uuid', '=', uuid)
      .where(({ or, eb }) => or([eb('deletionAt', 'is', null), eb('deletionAt', '>', now)]))
      .execute();
    await eraseOne(context, uuid, now);
  }
}

/** Returns whether this call erased the account. */
async function eraseOne(
  { database, profileErasure }: DeletionContext,
  uuid: string,
  now: Date,
): Promise<boolean> {
  if (await profileErasure.isBusy(uuid)) return false;
  await profileErasure.forgetCards(uuid);
  return database.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, uuid);
    // The deletion was cancelled, or another machine has erased the account.
    if (!account?.deletionAt || account.deletionAt > now) return false;
    if (!(await profileErasure.erase(trx, uuid, now))) return false;
    await eraseAccount(trx, account);
    return true;
  });
}

/** An account that is deleted with its guardian has no email of its own. */
function notify(context: DeletionContext, account: Account, guardian: Account | undefined): void {
  const { deletionAt, deletionLanguage: language } = account;
  if (!deletionAt || !language || guardian?.deletionAt) return;
  sendDeletionEmail(context, {
    kind: 'accountDeleted',
    recipient: guardian ?? account,
    isGuided: guardian !== undefined,
    language,
    deletionAt,
  });
}
