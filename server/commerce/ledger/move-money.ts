import type { LedgerAccountTable } from '../../database/commerce-tables.ts';
import type { LockedBuyer, Rows } from '../buyer.ts';

/** One of the platform's own accounts, or the wallet of a reader. */
export type Place = Exclude<LedgerAccountTable['kind'], 'wallet'> | { walletOf: string };

export interface Movement {
  from: Place;
  to: Place;
  /** Cents. A transfer of 0 is not written. */
  amount: number;
}

/** The order or the redeemed voucher that the money is moved for. */
type Cause = { transactionId: string } | { redemptionId: string };

/** Writes transfers. The database updates the balances and rejects a wallet below zero. */
export async function moveMoney(
  { rows }: LockedBuyer,
  currency: string,
  movements: readonly Movement[],
  cause: Cause,
): Promise<void> {
  for (const { from, to, amount } of movements.filter((movement) => movement.amount > 0)) {
    await rows
      .insertInto('comics.ledger_transfer')
      .values({
        fromAccount: await accountOf(rows, from, currency),
        toAccount: await accountOf(rows, to, currency),
        currency,
        amount,
        transactionId: 'transactionId' in cause ? cause.transactionId : null,
        redemptionId: 'redemptionId' in cause ? cause.redemptionId : null,
      })
      .execute();
  }
}

/** Cents in a wallet. */
export async function balanceOf(rows: Rows, readerId: string, currency: string): Promise<number> {
  const wallet = await rows
    .selectFrom('comics.ledger_account')
    .select('balance')
    .where('kind', '=', 'wallet')
    .where('readerId', '=', readerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return wallet?.balance ?? 0;
}

/** Opens the account on its first transfer. */
async function accountOf(rows: Rows, place: Place, currency: string): Promise<string> {
  const isWallet = typeof place === 'object';
  const account = {
    kind: isWallet ? ('wallet' as const) : place,
    readerId: isWallet ? place.walletOf : null,
    currency,
  };
  const find = () =>
    rows
      .selectFrom('comics.ledger_account')
      .select('id')
      .where('kind', '=', account.kind)
      .where('readerId', account.readerId === null ? 'is' : '=', account.readerId)
      .where('currency', '=', currency)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await rows
    .insertInto('comics.ledger_account')
    .values({ ...account, balance: isWallet ? 0 : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const opened = await find();
  if (!opened) throw new Error(`The ledger has no ${account.kind} account in ${currency}.`);
  return opened.id;
}
