import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { IdentityService } from '../service.ts';
import { eraseAccount } from './erase-account.ts';
import { clearDeletion, isAnyWorkAccount, lockAccounts } from './schedule-deletion.ts';
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
 * Deletes the accounts whose time has come, each with the accounts that it guides in a transaction of its own. Several machines
 * can run it concurrently: an account is locked and checked again before it is erased. What a crash leaves is due at the next pass. The email is sent
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
  const guardianId = await profileErasure.findGuardian(database, uuid);
  const guardian = guardianId === null ? undefined : await accounts.find(guardianId);
  const account = await accounts.find(uuid);
  if (!account?.deletionAt) return;
  // An account that is deleted with its guardian's waits for it.
  if (guardian?.deletionAt && guardian.deletionAt <= account.deletionAt) return;
  const guided = await profileErasure.listGuided(database, uuid);
  const notify = (outcome: Examination) => sendOutcomeEmail(context, { account, guardian, outcome });
  // Cards are removed without a lock, because the gateway may be slow. So the accounts are examined before and after it.
  const outcome = await examine(context, { uuid, guided }, now);
  if (outcome !== 'due') return notify(outcome);
  for (const each of [...guided, uuid]) await profileErasure.removeCards(each);
  notify(await eraseTogether(context, { uuid, guided }, now));
}

/** An account and those that it guides, which are erased with it. */
interface Family {
  uuid: string;
  guided: readonly string[];
}

type Examination = 'due' | 'later' | 'dropped';

const examine = (context: DeletionContext, family: Family, now: Date): Promise<Examination> =>
  context.database.transaction().execute((trx) => examineLocked(context, trx, family, now));

/**
 * Locks the accounts and their readers, and says whether they can be erased. A deletion is dropped if one of the accounts has
 * become one of staff or of a publisher. Later: it was cancelled, another machine has erased the accounts, money is on its
 * way, or the guided accounts have changed.
 */
async function examineLocked(
  { profileErasure }: DeletionContext,
  trx: Transaction<Tables>,
  { uuid, guided }: Family,
  now: Date,
): Promise<Examination> {
  const uuids = [uuid, ...guided];
  const accounts = await lockAccounts(trx, uuids);
  await profileErasure.lock(trx, uuids);
  const account = accounts.find((each) => each.uuid === uuid);
  if (!account?.deletionAt || account.deletionAt > now) return 'later';
  if (await isAnyWorkAccount(profileErasure, trx, accounts)) {
    await clearDeletion(trx, uuid, guided);
    return 'dropped';
  }
  const guidedNow = await profileErasure.listGuided(trx, uuid);
  if (guidedNow.join() !== guided.join()) return 'later';
  return (await profileErasure.isAnyBusy(trx, uuids)) ? 'later' : 'due';
}

/** Returns 'due' if this call erased the accounts. */
async function eraseTogether(context: DeletionContext, family: Family, now: Date): Promise<Examination> {
  const { database, profileErasure } = context;
  return database.transaction().execute(async (trx) => {
    const outcome = await examineLocked(context, trx, family, now);
    if (outcome !== 'due') return outcome;
    for (const uuid of [...family.guided, family.uuid]) {
      await profileErasure.erase(trx, uuid, now);
      const account = await lockAccount(trx, uuid);
      if (account) await eraseAccount(trx, account);
    }
    return outcome;
  });
}

/** The guardian gets the email about a guided account. */
function sendOutcomeEmail(
  context: DeletionContext,
  {
    account: { deletionAt, deletionLanguage: language, ...account },
    guardian,
    outcome,
  }: { account: Account; guardian: Account | undefined; outcome: Examination },
): void {
  if (!deletionAt || !language || outcome === 'later') return;
  sendDeletionEmail(context, {
    kind: outcome === 'due' ? 'accountDeleted' : 'deletionDropped',
    recipient: guardian ?? account,
    isGuided: guardian !== undefined,
    language,
    deletionAt,
  });
}
