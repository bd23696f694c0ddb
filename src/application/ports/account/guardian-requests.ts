import type {
  ChildRequest,
  GuardianRequest,
  RequestAnswer,
  RequestedProduct,
} from '../../../domain/account/guardian-request.ts';
import type { GuardianRequestErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** Requests of guided accounts to their guardian, who gets an email. Rule 64. */
export interface GuardianRequests {
  /** The open and recently answered requests of the signed-in reader, newest first. */
  list(): Promise<Result<readonly GuardianRequest[], Failure<GuardianRequestErrorCode>>>;
  /** Sending an open request again succeeds and changes nothing. The service decides its purpose. */
  send(product: RequestedProduct): Promise<Result<GuardianRequest, Failure<GuardianRequestErrorCode>>>;
  /** The requests of all accounts that the signed-in reader guides: open ones first, then newest first. */
  listOfChildren(): Promise<Result<readonly ChildRequest[], Failure<GuardianRequestErrorCode>>>;
  /**
   * Another answer replaces the former one. A request to buy is granted by the purchase. Fails with GUIDANCE.NO_REQUEST
   * for requests of other guardians.
   */
  answer(
    requestId: string,
    answer: RequestAnswer,
  ): Promise<Result<GuardianRequest, Failure<GuardianRequestErrorCode>>>;
}
