import type { Selectable } from 'kysely';
import type { VoucherTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { type Buyer, findOwnBuyer } from '../buyer.ts';

export type VoucherRow = Selectable<VoucherTable>;

/** With the third failure a reader must wait for a minute, counted from the last one. Rule 53. */
const voucherLimit: AttemptLimit = {
  name: 'voucher by account',
  maxCount: 3,
  periodMs: 60_000,
  restartsPeriod: true,
  reportsLastFailure: true,
  errorCode: 'too_many_attempts',
};

interface VoucherService {
  database: Database;
  attempts: Attempts;
  now(): Date;
}

/** Finds a voucher that this reader can redeem, ignoring spaces and case. Only failures count as attempts. */
export async function findVoucher(
  { database, attempts, now }: VoucherService,
  readerId: string,
  code: string,
): Promise<VoucherRow> {
  const buyer = await findOwnBuyer(database, readerId);
  const guess = { limit: voucherLimit, subject: readerId };
  const find = async () => {
    const voucher = await database
      .selectFrom('comics.voucher')
      .selectAll()
      .where('code', '=', code.replace(/\s/g, '').toUpperCase())
      .executeTakeFirst();
    // A voucher with uses left is found, so that an app that lost the response can repeat the redemption.
    const isUsedUp = voucher !== undefined && voucher.uses >= voucher.usesLimit;
    if (isUsedUp && (await hasRedeemed(database, readerId, voucher.id))) {
      throw new ApiError('USER.DUPLICATE_ACQUISITION');
    }
    return checkVoucher(voucher, buyer, now());
  };
  return countAttempt(attempts, guess, find, { isUncountedOutcome: () => true });
}

export async function hasRedeemed(database: Database, readerId: string, voucherId: string): Promise<boolean> {
  const redemption = await database
    .selectFrom('comics.voucher_redemption')
    .select('id')
    .where('voucherId', '=', voucherId)
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return redemption !== undefined;
}

/** The error codes of `checkVoucher`. */
export const voucherFailures = [
  'VOUCHER.NOT_FOUND',
  'VOUCHER.MARKET_MISMATCH',
] as const satisfies ApiErrorCode[];

/** Throws VOUCHER.NOT_FOUND if no one can redeem it, and VOUCHER.MARKET_MISMATCH if only readers of another market or currency can. */
export function checkVoucher(voucher: VoucherRow | undefined, buyer: Buyer, now: Date): VoucherRow {
  if (!voucher) throw new ApiError('VOUCHER.NOT_FOUND');
  const { expiresAt, uses, usesLimit, market, currency } = voucher;
  if ((expiresAt !== null && expiresAt <= now) || uses >= usesLimit) throw new ApiError('VOUCHER.NOT_FOUND');
  if (market !== buyer.market || (currency !== null && currency !== buyer.currency)) {
    throw new ApiError('VOUCHER.MARKET_MISMATCH');
  }
  return voucher;
}
