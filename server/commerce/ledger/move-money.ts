import type { LedgerAccountTable } from '../../database/commerce-tables.ts';
import type { DatabaseTransaction, LockedBuyer } from '../buyer.ts';

/** An account that no reader owns: one of the platform's own accounts, or that of a publisher. */
export type HouseAccountKey =
  | Exclude<LedgerAccountTable['kind'], 'wallet' | 'publisher'>
  | { publisher: string };

/** An account of the house, or the wallet of a reader. */
export type LedgerAccountKey = HouseAccountKey | { walletOf: string };

export interface MoneyTransfer<Account = LedgerAccountKey> {
  from: Account;
  to: Account;
  /** Cents. A transfer of 0 is not written. */
  amount: number;
}

/** The order, the redeemed voucher or the deleted account that the money is moved for. */
type PurchaseCause = { transactionId: string } | { redemptionId: string } | { erasedReaderId: string };

/** Writes transfers. The database updates the balances and rejects a wallet below zero. */
export const moveMoney = (
  { trx }: LockedBuyer,
  currency: string,
  transfers: readonly MoneyTransfer[],
  cause: PurchaseCause,
): Promise<void> => writeTransfers(trx, currency, transfers, cause);

/** Divides the revenue of a closed month. Needs no lock of a reader, because no wallet is involved. */
export const moveRevenue = (
  trx: DatabaseTransaction,
  currency: string,
  transfers: readonly MoneyTransfer<HouseAccountKey>[],
  revenueMonth: string,
): Promise<void> => writeTransfers(trx, currency, transfers.flatMap(splitLarge), { revenueMonth });

/** The column has 32 bits. */
const maxAmount = 2_000_000_000;

function splitLarge<Account>(transfer: MoneyTransfer<Account>): MoneyTransfer<Account>[] {
  if (transfer.amount <= maxAmount) return [transfer];
  const rest = { ...transfer, amount: transfer.amount - maxAmount };
  return [{ ...transfer, amount: maxAmount }, ...splitLarge(rest)];
}

async function writeTransfers(
  trx: DatabaseTransaction,
  currency: string,
  transfers: readonly MoneyTransfer[],
  cause: PurchaseCause | { revenueMonth: string },
): Promise<void> {
  for (const { from, to, amount } of transfers.filter((transfer) => transfer.amount > 0)) {
    await trx
      .insertInto('comics.ledger_transfer')
      .values({
        fromAccount: await findOrOpenAccount(trx, from, currency),
        toAccount: await findOrOpenAccount(trx, to, currency),
        currency,
        amount,
        ...cause,
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
  const account = { ...columnsOf(key), currency };
  const find = () =>
    trx
      .selectFrom('comics.ledger_account')
      .select('id')
      .where('kind', '=', account.kind)
      .where('readerId', account.readerId === null ? 'is' : '=', account.readerId)
      .where('publisherId', account.publisherId === null ? 'is' : '=', account.publisherId)
      .where('currency', '=', currency)
      .executeTakeFirst();
  const existing = await find();
  if (existing) return existing.id;
  await trx
    .insertInto('comics.ledger_account')
    .values({ ...account, balance: account.kind === 'wallet' ? 0 : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const opened = await find();
  if (!opened) throw new Error(`The ledger has no ${account.kind} account in ${currency}.`);
  return opened.id;
}

function columnsOf(key: LedgerAccountKey) {
  const house = { readerId: null, publisherId: null };
  if (typeof key === 'string') return { ...house, kind: key };
  if ('publisher' in key) return { ...house, kind: 'publisher' as const, publisherId: key.publisher };
  return { ...house, kind: 'wallet' as const, readerId: key.walletOf };
}
