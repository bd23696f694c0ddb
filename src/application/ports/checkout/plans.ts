import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import type { Result } from '../../../domain/result.ts';

/** The plans that are sold, and those that an operator brings. The free one is none of them. */
export interface Plans {
  list(): Promise<Result<readonly OfferedPlan[], Failure<CommonErrorCode>>>;
}
