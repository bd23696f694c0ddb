import type { ErrorCode, OrderErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';

/** Whether the outcome must be looked up before the order is sent again. Rule 34. */
export const isUncertain = (failure: Failure): boolean => effectOf(failure) === 'unknown';

/** True if the order was not accepted, so that the next one is another purchase intent. */
export const isRefusal = (failure: Failure): boolean => effectOf(failure) === 'refused';

/**
 * What a failure says about the order. 'callerRefused': it rejects the caller, not the order, so an earlier request with
 * the same key may have been accepted.
 */
function effectOf({ code, isOutcomeUnknown = false }: Failure): 'unknown' | 'callerRefused' | 'refused' {
  if (isOutcomeUnknown) return 'unknown';
  switch (code) {
    case failures.timeout.code:
    case failures.networkConnection.code:
    case failures.badRequest.code:
    case failures.unknown.code:
    case failures.unexpected.code:
    case 'EXTERNAL.UNREACHABLE':
    case 'SERVICE.UNAVAILABLE':
    case 'UNEXPECTED':
      return 'unknown';
    case failures.unauthenticated.code:
    case failures.forbidden.code:
    case 'ACCESS.FORBIDDEN':
    case 'ACCESS.SECOND_FACTOR_REQUIRED':
    case 'REQUEST.TOO_MANY':
    case 'SESSION.REQUIRED':
      return 'callerRefused';
    case '':
    case failures.cardRefused.code:
    case failures.invalidCoupon.code:
    case failures.parentPermission.code:
    case failures.paymentFailed.code:
    case failures.transactionNotFound.code:
    case 'ACQUISITION.INVALID_TRANSACTION':
    case 'ACQUISITION.MISMATCHED_ISSUE':
    case 'COUPON.ALREADY_USED':
    case 'COUPON.NOT_FOR_CREDITS':
    case 'COUPON.NOT_FOUND':
    case 'ISSUE.INVALID_MERCHANDISE':
    case 'ISSUE.NOT_FOUND':
    case 'MARKET.INVALID_CURRENCY':
    case 'MARKET.INVALID_TIMEZONE':
    case 'MARKET.NO_TIMEZONE':
    case 'MERCHANDISE.NOT_FOUND':
    case 'MERCHANDISE.NO_MARKET':
    case 'MERCHANDISE.UNAVAILABLE_MARKET':
    case 'PLAN.EMPTY_PRICE':
    case 'PLAN.INVALID_MERCHANDISE':
    case 'PLAN.NOT_FOUND':
    case 'PLAN.UNAVAILABLE_MARKET':
    case 'REQUEST.INVALID':
    case 'REQUEST.KEY_MISMATCH':
    case 'REQUEST.TOO_LARGE':
    case 'REQUEST.UNSUPPORTED_MEDIA_TYPE':
    case 'REQUEST.WRONG_HOST':
    case 'SUBSCRIPTION.INVALID_GATEWAY':
    case 'SUBSCRIPTION.MISMATCHED_TRANSACTION':
    case 'TRANSACTION.INVALID_AMOUNT':
    case 'TRANSACTION.INVALID_PAYMENT_METHOD':
    case 'TRANSACTION.NOT_ACTIVE':
    case 'USER.BLOCKED_CONTENT':
    case 'USER.DUPLICATE_ACQUISITION':
    case 'USER.DUPLICATE_PURCHASE':
    case 'USER.DUPLICATE_RENT':
    case 'USER.DUPLICATE_SUBSCRIPTION':
    case 'USER.NOT_FOUND':
      return 'refused';
    default:
      // A code that no order fails with, or one of a newer service.
      code satisfies Exclude<ErrorCode, OrderErrorCode>;
      return 'refused';
  }
}
