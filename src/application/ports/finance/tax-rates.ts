import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { NewTaxRate, TaxRateHistory } from '../../../domain/finance/tax-rate.ts';
import type { Result } from '../../../domain/result.ts';

/** The part of the revenue that is tax. Publishers can see it, and staff with access to finances set it. Rule 103. */
export interface TaxRates {
  get(): Promise<Result<TaxRateHistory, Failure<CommonErrorCode>>>;
  /** Fails with REQUEST.INVALID for a month that is over. */
  set(rate: NewTaxRate): Promise<Result<TaxRateHistory, Failure<CommonErrorCode>>>;
}
