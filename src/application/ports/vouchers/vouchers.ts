import type { VoucherErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';
import type { RedeemedVoucher, Voucher } from '../../../domain/vouchers/voucher.ts';

/** Codes that grant plans, issues or credits. */
export interface Vouchers {
  /** Fails with VOUCHER.NOT_FOUND, VOUCHER.MARKET_MISMATCH, or `too_many_attempts` for a minute after three failures. */
  find(code: string): Promise<Result<Voucher, Failure<VoucherErrorCode>>>;
  /** Each reader can redeem a voucher once. `key`: the idempotency key. */
  redeem(voucherId: string, key: string): Promise<Result<Voucher, Failure<VoucherErrorCode>>>;
  /** The vouchers that the signed-in reader has redeemed, newest first. */
  listRedeemed(slice: SliceRequest): Promise<Result<Slice<RedeemedVoucher>, Failure<VoucherErrorCode>>>;
}
