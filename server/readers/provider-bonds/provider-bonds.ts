import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { Tables } from '../../database/tables.ts';
import { endOperatorPlan } from './operator-plan.ts';

export interface Bond {
  readerId: string;
  provider: string;
  subject: string;
  isActive: boolean;
  /** Whether the customer has only said what the account's e-mail address is: it may be somebody else's. */
  isAddressNamed: boolean;
}

type NewBond = Pick<Bond, 'readerId' | 'provider' | 'subject'> & Partial<Pick<Bond, 'isAddressNamed'>>;

export type ProviderBonds = ReturnType<typeof openProviderBonds>;

/** Which customer of an operator is which reader: at most one bond for each of the two. */
export function openProviderBonds(database: Database) {
  const bonds = () =>
    database
      .selectFrom('comics.operator_link')
      .select(['readerId as readerId', 'provider', 'subjectId as subject', 'isActive as isActive'])
      .select('isAddressNamed as isAddressNamed');

  return {
    ofReader: (readerId: string): Promise<Bond | undefined> =>
      bonds().where('readerId', '=', readerId).executeTakeFirst(),

    ofCustomer: (provider: string, subject: string): Promise<Bond | undefined> =>
      bonds().where('provider', '=', provider).where('subjectId', '=', subject).executeTakeFirst(),

    /** False where the reader or the customer has a bond already. */
    async add({ readerId, provider, subject, isAddressNamed = false }: NewBond): Promise<boolean> {
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
     * That its address was only named stays true: whoever named it has a session, too, until the address's owner
     * makes a password (`undoNamed`).
     */
    async reactivate(readerId: string): Promise<void> {
      await change(database, readerId, { isActive: true });
    },
  };
}

/** Unlinks the operator and ends the plan that came with it. Returns false if no operator is linked. */
export async function inactivateBond(rows: Transaction<Tables>, readerId: string): Promise<boolean> {
  const provider = await change(rows, readerId, { isActive: false });
  if (provider === undefined) return false;
  await endOperatorPlan(rows, readerId, provider);
  return true;
}

/**
 * Undoes a bond whose customer only named the e-mail address, with the plan that came with it, and leaves others
 * alone. From then on the account is its owner's, who may bind the operator again.
 */
export async function undoNamedBond(rows: Transaction<Tables>, readerId: string): Promise<void> {
  const provider = await change(rows, readerId, { isActive: false, isAddressNamed: false }, true);
  if (provider !== undefined) await endOperatorPlan(rows, readerId, provider);
}

/** Until the transaction ends nobody else who asks for this customer goes on: also where there is no row to lock. */
export async function holdCustomer(
  rows: Transaction<Tables>,
  provider: string,
  subject: string,
): Promise<void> {
  const key = JSON.stringify(['provider bond', provider, subject]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(rows);
}

/** Gives the provider of the bond, if there is one (with `ofNamed`: one whose address was only named). */
async function change(
  database: Database,
  readerId: string,
  values: { isActive: boolean; isAddressNamed?: boolean },
  ofNamed = false,
): Promise<string | undefined> {
  let query = database
    .updateTable('comics.operator_link')
    .set({ ...values, updatedAt: new Date() })
    .where('readerId', '=', readerId);
  if (ofNamed) query = query.where('isAddressNamed', '=', true);
  return (await query.returning('provider').executeTakeFirst())?.provider;
}
