import { randomUUID } from 'node:crypto';
import type { Movement } from './insert-ledger.ts';
import { insertRows } from './insert-rows.ts';
import type { Shop } from './insert-shop.ts';
import { acquisitionOf } from './ordered-item.ts';
import { inDays, known, type SeedContext } from './seed-context.ts';
import type { SeedReader } from './seed-schemas.ts';

type Redemption = NonNullable<SeedReader['redemptions']>[number];

/** Writes which vouchers were redeemed, and gives what they brought: issues to acquire and money to move. */
export async function insertRedemptions(context: SeedContext, { vouchers }: Shop) {
  const redeemed = context.content.readers.flatMap(({ username, redemptions = [] }) =>
    redemptions
      .filter(({ voucher }) => vouchers.has(voucher))
      .map((redemption) => redeem(context, vouchers, known(context.users, username), redemption)),
  );
  await insertRows(
    context.rows,
    'comics.voucher_redemption',
    redeemed.map(({ row }) => row),
  );
  return redeemed;
}

function redeem(context: SeedContext, vouchers: Shop['vouchers'], readerId: string, seed: Redemption) {
  const { issue, credits } = context.content.vouchers.find(({ code }) => code === seed.voucher) ?? {};
  const id = randomUUID();
  const at = inDays(context, -seed.daysAgo);
  const movement = { from: 'promotion', to: readerId, at, transactionId: null, redemptionId: id };
  const movements: Movement[] = credits === undefined ? [] : [{ ...movement, amount: credits }];
  const given = issue === undefined ? null : { id: known(context.issues, issue), rentalDays: null };
  return {
    row: { id, voucherId: known(vouchers, seed.voucher), readerId, redeemedAt: at },
    movements,
    acquisitions: given
      ? [acquisitionOf(context, readerId, given, at, { transactionId: null, redemptionId: id })]
      : [],
  };
}
