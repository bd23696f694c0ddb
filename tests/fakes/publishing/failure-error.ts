import type { ErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { serviceFailure } from '../service-failure.ts';

/** Ends a call of a publishing fake with a failure. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(code: ErrorCode | 'forbidden') {
    super(code);
    this.failure = code === 'forbidden' ? failures.forbidden : serviceFailure(code);
  }
}
