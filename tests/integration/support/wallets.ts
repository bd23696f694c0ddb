import { randomUUID } from 'node:crypto';
import { lockBuyer } from '../../../server/commerce/buyer.ts';
import { moveMoney } from '../../../server/commerce/ledger/move-money.ts';
import type { Database } from '../../../server/database/database.ts';

/** Adds cents to a wallet by redeeming a voucher. */
export async function fillWallet(database: Database, readerId: string, amount: number): Promise<void> {
  await database.transaction().execute(async (rows) => {
    const code = randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase();
    const { id: voucherId } = await rows
      .insertInto('comics.voucher')
      .values({ code, market: 'brazil', credits: amount, currency: 'BRL', uses: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: redemptionId } = await rows
      .insertInto('comics.voucher_redemption')
      .values({ voucherId, readerId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const buyer = await lockBuyer(rows, readerId);
    await moveMoney(buyer, 'BRL', [{ from: 'promotion', to: { walletOf: readerId }, amount }], {
      redemptionId,
    });
  });
}

/** Returns the balance in cents. */
export async function walletBalanceOf(database: Database, readerId: string): Promise<number> {
  const wallet = await database
    .selectFrom('comics.ledger_account')
    .select('balance')
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return wallet?.balance ?? 0;
}
