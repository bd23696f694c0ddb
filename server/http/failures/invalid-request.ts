import { ApiError } from '../api-error.ts';
import type { ProblemKey } from '../messages.ts';

/**
 * A request that its schema allows and that cannot be served. `problem`: the key of the text that says why; `values` fill its
 * other placeholders.
 */
export const invalidRequest = (
  field: string,
  problem: ProblemKey = 'other',
  values: Record<string, string> = {},
): ApiError => new ApiError('REQUEST.INVALID', { details: { ...values, field, problem } });
