import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import type { Result } from '../../../domain/result.ts';

/** The plans on sale and the plans of operators, without the free plan. */
export interface Plans {
  list(): Promise<Result<readonly OfferedPlan[], Failure<CommonErrorCode>>>;
}
