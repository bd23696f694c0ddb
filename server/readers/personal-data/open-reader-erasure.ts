import { sql } from 'kysely';
import { type DatabaseTransaction, type LockedBuyer, lockBuyer } from '../../commerce/buyer.ts';
import { removeCards } from '../../commerce/cards/remove-card.ts';
import { moveMoney } from '../../commerce/ledger/move-money.ts';
import type { PaymentGateway } from '../../commerce/payments/payment-gateway.ts';
import type { Database } from '../../database/database.ts';
import { ensureReader } from '../readers.ts';
import { readerTables } from './reader-tables.ts';

/** Implements the identity service's port `ProfileErasure`. */
export function openReaderErasure(database: Database, gateway: PaymentGateway | null) {
  return {
    async listGuided(rows: Database, uuid: string): Promise<string[]> {
      const guided = await rows
        .selectFrom('comics.reader')
        .select('readerId')
        .where('guardianId', '=', uuid)
        .orderBy('readerId')
        .execute();
      return guided.map(({ readerId }) => readerId);
    },

    async findGuardian(rows: Database, uuid: string): Promise<string | null> {
      const reader = await rows
        .selectFrom('comics.reader')
        .select('guardianId')
        .where('readerId', '=', uuid)
        .executeTakeFirst();
      return reader?.guardianId ?? null;
    },

    async isPublisherMember(rows: Database, uuid: string): Promise<boolean> {
      const member = await rows
        .selectFrom('comics.publisher_member')
        .select('publisherId')
        .where('readerId', '=', uuid)
        .limit(1)
        .executeTakeFirst();
      return member !== undefined;
    },

    async isAnyBusy(rows: Database, uuids: readonly string[]): Promise<boolean> {
      const order = await rows
        .selectFrom('comics.transaction')
        .select('id')
        .where('readerId', 'in', uuids)
        .where(({ or, eb }) => or([eb('status', '=', 'waiting'), eb('refund', '=', 'due')]))
        .limit(1)
        .executeTakeFirst();
      return order !== undefined;
    },

    async removeCards(uuid: string): Promise<void> {
      if (gateway) await removeCards(database, gateway, uuid);
    },

    async lock(trx: DatabaseTransaction, uuids: readonly string[]): Promise<void> {
      for (const uuid of [...uuids].sort()) {
        // Stronger than the lock of a buyer: rows that only reference the reader wait too.
        await trx
          .selectFrom('comics.reader')
          .select('readerId')
          .where('readerId', '=', uuid)
          .forUpdate()
          .execute();
      }
    },

    async erase(trx: DatabaseTransaction, uuid: string, now: Date): Promise<void> {
      // An account that never had a reader gets one, so that no request that began before creates it later.
      await ensureReader(trx, uuid);
      const buyer = await lockBuyer(trx, uuid);
      await forfeitCredits(buyer);
      await eraseRows(buyer);
      await trx.updateTable('comics.reader').set({ erasedAt: now }).where('readerId', '=', uuid).execute();
    },
  };
}

/** Moves the credits of all currencies to Banca, so that the accounts of the ledger still sum to zero. */
async function forfeitCredits(buyer: LockedBuyer): Promise<void> {
  const { trx, readerId } = buyer;
  const wallets = await trx
    .selectFrom('comics.ledger_account')
    .select(['currency', 'balance'])
    .where('kind', '=', 'wallet')
    .where('readerId', '=', readerId)
    .execute();
  for (const { currency, balance } of wallets) {
    const transfer = { from: { walletOf: readerId }, to: 'platform', amount: balance ?? 0 } as const;
    await moveMoney(buyer, currency, [transfer], { erasedReaderId: readerId });
  }
}

async function eraseRows(buyer: LockedBuyer): Promise<void> {
  const { trx, readerId } = buyer;
  for (const { name, columns, deletion } of readerTables) {
    if (deletion.kind === 'anonymise') await deletion.erase(buyer);
    if (deletion.kind === 'delete') {
      const isOfReader = columns.map((column) => sql`${sql.ref(column)} = ${readerId}`);
      await sql`delete from ${sql.table(name)} where ${sql.join(isOfReader, sql` or `)}`.execute(trx);
    }
  }
}
