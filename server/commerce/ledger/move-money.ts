import type { LedgerAccountTable } from '../../database/commerce-tables.ts';
import type { DatabaseTransaction, LockedBuyer } from '../buyer.ts';

/** One of the platform's own accounts, or the wallet of a reader. */
export type LedgerAccountKey = Exclude<LedgerAccountTable['kind'], 'wallet'> | { walletOf: string };

export interface MoneyTransfer {
  from: LedgerAccountKey;
  to: LedgerAccountKey;
  /** Cents. A transfer of 0 is not written. */
  amount: number;
}

/** The order or the redeemed voucher that the money is moved for. */
type Cause = { transactionId: string } | { redemptionId: string };

/** Writes transfers. The database updates the balances and rejects a wallet below zero. */
export async function moveMoney(
  { trx }: LockedBuyer,
  currency: string,
  transfers: readonly MoneyTransfer[],
  cause: Cause,
): Promise<void> {
  for (const { from, to, amount } of transfers.filter((transfer) => transfer.amount > 0)) {
    await trx
      .insertInto('comics.ledger_transfer')
      .values({
        fromAccount: await findOrOpenAccount(trx, from, currency),
        toAccount: await findOrOpenAccount(trx, to, currency),
        currency,
        amount,
        transactionId: 'transactionId' in cause ? cause.transactionId : null,
        redemptionId: 'redemptionId' in cause ? cause.redemptionId : null,
      })
      .execute();
  }
}

/** Cents in a wallet. */
export async function balanceOf(
  trx: DatabaseTransaction,
  readerId: string,
  currency: string,
): Promise<number> {
  const wallet = await trx
    .selectFrom('comics.ledger_account')
    .select('balance')
    .where('kind', '=', 'wallet')
    .where('readerId', '=', readerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return wallet?.balance ?? 0;
}

/** Opens the account on its first transfer. */
async function findOrOpenAccount(
  trx: DatabaseTransaction,
  key: LedgerAccountKey,
  currency: string,
): Promise<string> {
  const isWallet = typeof key === 'object';
  const account = {
    kind: isWallet ? ('wallet' as const) : key,
    readerId: isWallet ? key.walletOf : null,
    currency,
  };
  const find = () =>
    trx
      .selectFrom('comics.ledger_account')
      .select('id')
      .where('kind', '=', account.kind)
      .where('readerId', account.readerId === null ? 'is' : '=', account.readerId)
      .where('currency', '=', currency)
      .executeTakeFirst();
  const existing = await find();
  if (existing) return existing.id;
  await trx
    .insertInto('comics.ledger_account')
    .values({ ...account, balance: isWallet ? 0 : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const opened = await find();
  if (!opened) throw new Error(`The ledger has no ${account.kind} account in ${currency}.`);
  return opened.id;
}
