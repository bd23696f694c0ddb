import type { VoucherErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';
import type { RedeemedVoucher, Voucher } from '../../../domain/vouchers/voucher.ts';

/** Codes that give plans, issues or credits. */
export interface Vouchers {
  /** Fails with VOUCHER.NOT_FOUND, VOUCHER.MARKET_MISMATCH, or `too_many_attempts` for a minute after three failures. */
  find(code: string): Promise<Result<Voucher, Failure<VoucherErrorCode>>>;
  /** Once to each reader. `key`: of the intent. */
  redeem(voucherId: string, key: string): Promise<Result<Voucher, Failure<VoucherErrorCode>>>;
  /** What whoever is signed in has redeemed, the newest first. */
  redeemed(slice: SliceRequest): Promise<Result<Slice<RedeemedVoucher>, Failure<VoucherErrorCode>>>;
}
