import type { RequestedProduct } from '../../../domain/account/guardian-request.ts';
import type { GuardianRequestErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** Requests of a guided account to its guardian, who gets an email. Rule 64. */
export interface GuardianRequests {
  /** The open requests of the signed-in reader, newest first. */
  list(): Promise<Result<readonly RequestedProduct[], Failure<GuardianRequestErrorCode>>>;
  /** Sending an open request again succeeds and changes nothing. */
  send(product: RequestedProduct): Promise<Result<RequestedProduct, Failure<GuardianRequestErrorCode>>>;
}
