import type { Reader } from '../../../domain/account/reader.ts';
import type { OperatorLinkErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The operator link of the signed-in reader. */
export interface OperatorLinks {
  /** Ends the link and returns the profile without its entitlements. */
  unlink(): Promise<Result<Reader, Failure<OperatorLinkErrorCode>>>;
}
