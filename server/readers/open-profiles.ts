import type { Transaction } from 'kysely';
import { lockBuyerIfAny } from '../commerce/buyer.ts';
import { stopRenewing } from '../commerce/entitlements/change-subscriptions.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { endGuidance } from './guided-accounts/end-guidance.ts';
import { operatorLabel } from './operator-links/operator-label.ts';
import { openOperatorLinks, removeUnprovenLink } from './operator-links/operator-links.ts';

/** Implements the identity service's port `Profiles`. */
export function openProfiles(database: Database) {
  return {
    /** Credit in other currencies than the reader's is not included. */
    async balanceOf(uuid: string): Promise<number> {
      const wallet = await database
        .selectFrom('comics.reader as reader')
        .innerJoin('comics.ledger_account as account', (join) =>
          join
            .onRef('account.readerId', '=', 'reader.readerId')
            .onRef('account.currency', '=', 'reader.currency')
            .on('account.kind', '=', 'wallet'),
        )
        .select('account.balance')
        .where('reader.readerId', '=', uuid)
        .executeTakeFirst();
      return wallet?.balance ?? 0;
    },

    async isGuided(uuid: string): Promise<boolean> {
      const guided = await database
        .selectFrom('comics.reader')
        .select('readerId')
        .where('readerId', '=', uuid)
        .where('guardianId', 'is not', null)
        .executeTakeFirst();
      return guided !== undefined;
    },

    async findGuardian(uuid: string): Promise<string | null> {
      const reader = await database
        .selectFrom('comics.reader')
        .select('guardianId')
        .where('readerId', '=', uuid)
        .executeTakeFirst();
      return reader?.guardianId ?? null;
    },

    async isGuardianOf(guardian: string, guided: string): Promise<boolean> {
      const reader = await database
        .selectFrom('comics.reader')
        .select('readerId')
        .where('readerId', '=', guided)
        .where('guardianId', '=', guardian)
        .executeTakeFirst();
      return reader !== undefined;
    },

    async findOperatorOfUnprovenEmail(uuid: string): Promise<string | null> {
      const link = await openOperatorLinks(database).findByReader(uuid);
      return link?.isAddressNamed ? operatorLabel(link.provider) : null;
    },

    async endRenewals(rows: Transaction<Tables>, uuid: string): Promise<void> {
      const buyer = await lockBuyerIfAny(rows, uuid);
      if (buyer) await stopRenewing(buyer);
    },

    endGuidance,
    removeUnprovenLink,
  };
}
