import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { Tables } from '../../database/tables.ts';
import { endOperatorPlan } from './operator-plan.ts';

export interface Bond {
  dragonId: string;
  provider: string;
  subject: string;
  isActive: boolean;
  /** Whether the customer has only said what the account's e-mail address is: it may be somebody else's. */
  isAddressNamed: boolean;
}

type NewBond = Pick<Bond, 'dragonId' | 'provider' | 'subject'> & Partial<Pick<Bond, 'isAddressNamed'>>;

export type ProviderBonds = ReturnType<typeof openProviderBonds>;

/** Which customer of an operator is which reader: at most one bond for each of the two. */
export function openProviderBonds(database: Database) {
  const bonds = () =>
    database
      .selectFrom('comics.provider_bond')
      .select(['dragon_id as dragonId', 'provider', 'subject_id as subject', 'is_active as isActive'])
      .select('is_address_named as isAddressNamed');

  return {
    ofReader: (dragonId: string): Promise<Bond | undefined> =>
      bonds().where('dragon_id', '=', dragonId).executeTakeFirst(),

    ofCustomer: (provider: string, subject: string): Promise<Bond | undefined> =>
      bonds().where('provider', '=', provider).where('subject_id', '=', subject).executeTakeFirst(),

    /** False where the reader or the customer has a bond already. */
    async add({ dragonId, provider, subject, isAddressNamed = false }: NewBond): Promise<boolean> {
      const added = await database
        .insertInto('comics.provider_bond')
        .values({
          dragon_id: dragonId,
          provider,
          subject_id: subject,
          is_active: true,
          is_address_named: isAddressNamed,
          metadata: jsonColumn({ providerName: provider }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('dragon_id')
        .executeTakeFirst();
      return added !== undefined;
    },

    /**
     * That its address was only named stays true: whoever named it has a session, too, until the address's owner
     * makes a password (`undoNamed`).
     */
    async reactivate(dragonId: string): Promise<void> {
      await change(database, dragonId, { is_active: true });
    },
  };
}

/** Unlinks the operator and ends the plan that came with it. Returns false if no operator is linked. */
export async function inactivateBond(rows: Transaction<Tables>, dragonId: string): Promise<boolean> {
  const provider = await change(rows, dragonId, { is_active: false });
  if (provider === undefined) return false;
  await endOperatorPlan(rows, dragonId, provider);
  return true;
}

/**
 * Undoes a bond whose customer only named the e-mail address, with the plan that came with it, and leaves others
 * alone. From then on the account is its owner's, who may bind the operator again.
 */
export async function undoNamedBond(rows: Transaction<Tables>, dragonId: string): Promise<void> {
  const provider = await change(rows, dragonId, { is_active: false, is_address_named: false }, true);
  if (provider !== undefined) await endOperatorPlan(rows, dragonId, provider);
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
  dragonId: string,
  values: { is_active: boolean; is_address_named?: boolean },
  ofNamed = false,
): Promise<string | undefined> {
  let query = database
    .updateTable('comics.provider_bond')
    .set({ ...values, updated_at: new Date() })
    .where('dragon_id', '=', dragonId);
  if (ofNamed) query = query.where('is_address_named', '=', true);
  return (await query.returning('provider').executeTakeFirst())?.provider;
}
