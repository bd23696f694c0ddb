import { randomUUID } from 'node:crypto';
import { type Around, inDays, known } from './seed-context.ts';
import { demoReaders, demoVouchers } from '../../demo/content.ts';
import type { DemoReader } from './seed-schemas.ts';
import type { Movement } from './insert-ledger.ts';
import type { Shop } from './insert-shop.ts';
import { acquisitionOf } from './ordered-item.ts';

type Redemption = NonNullable<DemoReader['redemptions']>[number];

/** Writes which vouchers were redeemed, and gives what they brought: issues to acquire and money to move. */
export async function loadRedemptions(around: Around, { vouchers }: Shop) {
  const redeemed = demoReaders.flatMap(({ username, redemptions = [] }) =>
    redemptions
      .filter(({ voucher }) => vouchers.has(voucher))
      .map((redemption) => redeem(around, vouchers, known(around.users, username), redemption)),
  );
  await around.rows
    .insertInto('comics.voucher_redemption')
    .values(redeemed.map(({ row }) => row))
    .execute();
  return redeemed;
}

function redeem(around: Around, vouchers: Shop['vouchers'], dragonId: string, told: Redemption) {
  const { issue, credits } = demoVouchers.find(({ code }) => code === told.voucher) ?? {};
  const id = randomUUID();
  const at = inDays(around, -told.daysAgo);
  const movement = { from: 'promotion', to: dragonId, at, transaction_id: null, redemption_id: id };
  const movements: Movement[] = credits === undefined ? [] : [{ ...movement, amount: credits }];
  const given = issue === undefined ? null : { id: known(around.issues, issue), rentalDays: null };
  return {
    row: { id, voucher_id: known(vouchers, told.voucher), dragon_id: dragonId, redeemed_at: at },
    movements,
    acquisitions: given
      ? [acquisitionOf(around, dragonId, given, at, { transaction_id: null, redemption_id: id })]
      : [],
  };
}
