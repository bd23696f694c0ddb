import type { ErrorCode } from '../../src/domain/error-code.ts';
import type { Failure } from '../../src/domain/failure.ts';

/** A failure with one of a service's codes. */
export const serviceFailure = <Code extends ErrorCode>(code: Code): Failure<Code> => ({
  code,
  name: 'REFUSED',
  message: code,
});
