import type { LedgerAccountTable } from '../../database/commerce-tables.ts';
import type { LockedBuyer, Rows } from '../buyer.ts';

/** One of the house's accounts, or the wallet of a reader. */
export type Place = Exclude<LedgerAccountTable['kind'], 'wallet'> | { walletOf: string };

export interface Movement {
  from: Place;
  to: Place;
  /** Cents; nothing moves where it is 0. */
  amount: number;
}

/** What the movements are for. */
type Cause = { transaction_id: string } | { redemption_id: string };

/** Writes movements of money. The database keeps the balances and refuses a wallet below zero: see `isShortOfMoney`. */
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
        from_account: await accountOf(rows, from, currency),
        to_account: await accountOf(rows, to, currency),
        currency,
        amount,
        transaction_id: 'transaction_id' in cause ? cause.transaction_id : null,
        redemption_id: 'redemption_id' in cause ? cause.redemption_id : null,
      })
      .execute();
  }
}

/** Cents in a wallet. */
export async function balanceOf(rows: Rows, dragonId: string, currency: string): Promise<number> {
  const wallet = await rows
    .selectFrom('comics.ledger_account')
    .select('balance')
    .where('kind', '=', 'wallet')
    .where('dragon_id', '=', dragonId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return wallet?.balance ?? 0;
}

/** Opened when something moves there first. */
async function accountOf(rows: Rows, place: Place, currency: string): Promise<string> {
  const isWallet = typeof place === 'object';
  const account = {
    kind: isWallet ? ('wallet' as const) : place,
    dragon_id: isWallet ? place.walletOf : null,
    currency,
  };
  const find = () =>
    rows
      .selectFrom('comics.ledger_account')
      .select('id')
      .where('kind', '=', account.kind)
      .where('dragon_id', account.dragon_id === null ? 'is' : '=', account.dragon_id)
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
  if (!opened) throw new Error(`The ledger has no account of the kind ${account.kind}.`);
  return opened.id;
}
