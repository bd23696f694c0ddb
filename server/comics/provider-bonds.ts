import type { Database } from '../database/database.ts';
import { jsonColumn } from '../database/json-column.ts';
import { endOperatorPlan } from './operator-plan.ts';

export interface Bond {
  dragonId: string;
  provider: string;
  subject: string;
  isActive: boolean;
}

export type ProviderBonds = ReturnType<typeof openProviderBonds>;

/** Which customer of an operator is which reader: at most one bond for each of the two. */
export function openProviderBonds(database: Database) {
  const bonds = () =>
    database
      .selectFrom('comics.provider_bond')
      .select(['dragon_id as dragonId', 'provider', 'subject_id as subject', 'is_active as isActive']);

  return {
    ofReader: (dragonId: string): Promise<Bond | undefined> =>
      bonds().where('dragon_id', '=', dragonId).executeTakeFirst(),

    ofCustomer: (provider: string, subject: string): Promise<Bond | undefined> =>
      bonds().where('provider', '=', provider).where('subject_id', '=', subject).executeTakeFirst(),

    /** False where the reader or the customer has a bond already. */
    async add({ dragonId, provider, subject }: Omit<Bond, 'isActive'>): Promise<boolean> {
      const added = await database
        .insertInto('comics.provider_bond')
        .values({
          dragon_id: dragonId,
          provider,
          subject_id: subject,
          is_active: true,
          metadata: jsonColumn({ providerName: provider }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('dragon_id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async reactivate(dragonId: string): Promise<void> {
      await setActive(database, dragonId, true);
    },

    /** With the plan that came with it. False where there is no bond; one that is undone already stays so. */
    inactivate: (dragonId: string): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const provider = await setActive(transaction, dragonId, false);
        if (provider === undefined) return false;
        await endOperatorPlan(transaction, dragonId, provider);
        return true;
      }),
  };
}

/** Gives the provider of the bond, if there is one. */
async function setActive(
  database: Database,
  dragonId: string,
  isActive: boolean,
): Promise<string | undefined> {
  const changed = await database
    .updateTable('comics.provider_bond')
    .set({ is_active: isActive, updated_at: new Date() })
    .where('dragon_id', '=', dragonId)
    .returning('provider')
    .executeTakeFirst();
  return changed?.provider;
}
