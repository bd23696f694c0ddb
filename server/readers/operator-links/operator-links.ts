import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { Tables } from '../../database/tables.ts';
import { endOperatorPlan } from './operator-plan.ts';

/** Links a customer of an operator to a reader. */
export interface OperatorLinkRecord {
  readerId: string;
  provider: string;
  subject: string;
  isActive: boolean;
  /** True if the customer entered the email address without proof, so it may belong to somebody else. */
  isAddressNamed: boolean;
}

type NewOperatorLink = Pick<OperatorLinkRecord, 'readerId' | 'provider' | 'subject'> &
  Partial<Pick<OperatorLinkRecord, 'isAddressNamed'>>;

/** Stores operator links. A reader and a customer each have at most one. */
export function openOperatorLinks(database: Database) {
  const linkQuery = () =>
    database
      .selectFrom('comics.operator_link')
      .select(['readerId as readerId', 'provider', 'subjectId as subject', 'isActive as isActive'])
      .select('isAddressNamed as isAddressNamed');

  return {
    findByReader: (readerId: string): Promise<OperatorLinkRecord | undefined> =>
      linkQuery().where('readerId', '=', readerId).executeTakeFirst(),

    findByCustomer: (provider: string, subject: string): Promise<OperatorLinkRecord | undefined> =>
      linkQuery().where('provider', '=', provider).where('subjectId', '=', subject).executeTakeFirst(),

    /** Returns false if the reader or the customer already has a link. */
    async add({ readerId, provider, subject, isAddressNamed = false }: NewOperatorLink): Promise<boolean> {
      const added = await database
        .insertInto('comics.operator_link')
        .values({
          readerId,
          provider,
          subjectId: subject,
          isActive: true,
          isAddressNamed,
          metadata: jsonColumn({ providerName: provider }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('readerId')
        .executeTakeFirst();
      return added !== undefined;
    },

    /**
     * Links another customer to a reader who has unlinked the former one. Returns false if the reader's link is active.
     * Does not change `isAddressNamed`, as in `reactivate`.
     */
    async replaceEnded({ readerId, provider, subject }: NewOperatorLink): Promise<boolean> {
      const replaced = await database
        .updateTable('comics.operator_link')
        .set({
          provider,
          subjectId: subject,
          isActive: true,
          metadata: jsonColumn({ providerName: provider }),
          updatedAt: new Date(),
        })
        .where('readerId', '=', readerId)
        .where('isActive', '=', false)
        .returning('readerId')
        .executeTakeFirst();
      return replaced !== undefined;
    },

    /**
     * Does not change `isAddressNamed`: the address stays unproven until its owner sets a password
     * (`removeUnprovenLink`).
     */
    async reactivate(readerId: string): Promise<void> {
      await updateLink(database, readerId, { isActive: true });
    },
  };
}

/** Unlinks the operator and ends the plan that came with it. Returns false if no operator is linked. */
export async function deactivateLink(trx: Transaction<Tables>, readerId: string): Promise<boolean> {
  const provider = await updateLink(trx, readerId, { isActive: false });
  if (provider === undefined) return false;
  await endOperatorPlan(trx, readerId, provider);
  return true;
}

/**
 * Unlinks the operator if its customer entered the email address without proof, and ends the plan that came with it. The
 * owner of the address may link the operator again.
 */
export async function removeUnprovenLink(trx: Transaction<Tables>, readerId: string): Promise<void> {
  const provider = await updateLink(trx, readerId, { isActive: false, isAddressNamed: false }, true);
  if (provider !== undefined) await endOperatorPlan(trx, readerId, provider);
}

/** Locks a customer until the transaction ends, even if there is no row for the customer yet. */
export async function lockCustomer(
  trx: Transaction<Tables>,
  provider: string,
  subject: string,
): Promise<void> {
  const key = JSON.stringify(['provider bond', provider, subject]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Returns the provider of the changed link. Undefined if there is none. `onlyUnproven`: changes unproven links only. */
async function updateLink(
  database: Database,
  readerId: string,
  values: { isActive: boolean; isAddressNamed?: boolean },
  onlyUnproven = false,
): Promise<string | undefined> {
  let query = database
    .updateTable('comics.operator_link')
    .set({ ...values, updatedAt: new Date() })
    .where('readerId', '=', readerId);
  if (onlyUnproven) query = query.where('isAddressNamed', '=', true);
  return (await query.returning('provider').executeTakeFirst())?.provider;
}
