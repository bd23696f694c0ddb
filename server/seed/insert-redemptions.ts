import { randomUUID } from 'node:crypto';
import type { SeedTransfer } from './insert-ledger.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedShop } from './insert-shop.ts';
import { acquisitionOf } from './ordered-item.ts';
import { inDays, requireEntry, type SeedContext } from './seed-context.ts';
import type { SeedReader } from './seed-schemas.ts';

type Redemption = NonNullable<SeedReader['redemptions']>[number];

/** Inserts voucher redemptions. Returns the resulting acquisitions and ledger transfers. */
export async function insertRedemptions(context: SeedContext, { vouchers }: SeedShop) {
  const redeemed = context.content.readers.flatMap(({ username, redemptions = [] }) =>
    redemptions
      .filter(({ voucher }) => vouchers.has(voucher))
      .map((redemption) => redeem(context, vouchers, requireEntry(context.users, username), redemption)),
  );
  await insertRows(
    context.trx,
    'comics.voucher_redemption',
    redeemed.map(({ row }) => row),
  );
  return redeemed;
}

function redeem(context: SeedContext, vouchers: SeedShop['vouchers'], readerId: string, seed: Redemption) {
  const { issue, credits } = context.content.vouchers.find(({ code }) => code === seed.voucher) ?? {};
  const id = randomUUID();
  const at = inDays(context, -seed.daysAgo);
  const transfer = { from: 'promotion', to: readerId, at, transactionId: null, redemptionId: id };
  const transfers: SeedTransfer[] = credits === undefined ? [] : [{ ...transfer, amount: credits }];
  const grantedIssue =
    issue === undefined ? null : { id: requireEntry(context.issues, issue), rentalDays: null };
  return {
    row: { id, voucherId: requireEntry(vouchers, seed.voucher), readerId, redeemedAt: at },
    transfers,
    acquisitions: grantedIssue
      ? [acquisitionOf(context, readerId, grantedIssue, at, { transactionId: null, redemptionId: id })]
      : [],
  };
}
