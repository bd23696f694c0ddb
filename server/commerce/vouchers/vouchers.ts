import type { Selectable } from 'kysely';
import type { VoucherTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { type Buyer, findOwnBuyer } from '../buyer.ts';

export type VoucherRow = Selectable<VoucherTable>;

/** Three failures, and a minute of waiting from the last one on. Rule 53. */
const guesses: AttemptLimit = {
  name: 'voucher by account',
  maxCount: 3,
  periodMs: 60_000,
  restartsPeriod: true,
  refusal: 'too_many_attempts',
};

interface Asking {
  database: Database;
  attempts: Attempts;
  now(): Date;
}

/** The voucher of a code, however it was typed, as far as this reader may redeem it. Whoever finds one has not guessed. */
export async function findVoucher(
  { database, attempts, now }: Asking,
  readerId: string,
  code: string,
): Promise<VoucherRow> {
  const buyer = await findOwnBuyer(database, readerId);
  const guess = { limit: guesses, subject: readerId };
  const find = async () => {
    const voucher = await database
      .selectFrom('comics.voucher')
      .selectAll()
      .where('code', '=', code.replace(/\s/g, '').toUpperCase())
      .executeTakeFirst();
    return checkVoucher(voucher, buyer, now());
  };
  return countAttempt(attempts, guess, find, { outcome: () => true });
}

/** The error codes of `checkVoucher`. */
export const voucherFailures = [
  'VOUCHER.NOT_FOUND',
  'VOUCHER.MARKET_MISMATCH',
] as const satisfies RefusalCode[];

/** Throws VOUCHER.NOT_FOUND for what nobody can redeem, and VOUCHER.MARKET_MISMATCH for what others can. */
export function checkVoucher(voucher: VoucherRow | undefined, buyer: Buyer, now: Date): VoucherRow {
  if (!voucher) throw new Refusal('VOUCHER.NOT_FOUND');
  const { expiresAt, uses, usesLimit, market, currency } = voucher;
  if ((expiresAt !== null && expiresAt <= now) || uses >= usesLimit) throw new Refusal('VOUCHER.NOT_FOUND');
  if (market !== buyer.market || (currency !== null && currency !== buyer.currency)) {
    throw new Refusal('VOUCHER.MARKET_MISMATCH');
  }
  return voucher;
}
