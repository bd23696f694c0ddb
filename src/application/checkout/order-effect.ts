import type { CodeOf, ErrorCode, OrderErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';

/** Whether the outcome must be looked up before the order is sent again. Rule 34. */
export const isUncertain = (failure: Failure): boolean => effectOf(failure) === 'unknown';

/** True if the order was not accepted, so that the next one is another purchase intent. */
export const isRejection = (failure: Failure): boolean => effectOf(failure) === 'refused';

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
    default:
      // Also a code of a newer service.
      code satisfies RejectionErrorCode | Exclude<ErrorCode, OrderErrorCode>;
      return 'refused';
  }
}

/** Codes with which an order is refused, so that it was not accepted. */
type RejectionErrorCode =
  | ''
  | CodeOf<'cardRefused' | 'invalidCoupon' | 'parentPermission' | 'paymentFailed' | 'transactionNotFound'>
  | 'ACQUISITION.INVALID_TRANSACTION'
  | 'ACQUISITION.MISMATCHED_ISSUE'
  | 'COUPON.ALREADY_USED'
  | 'COUPON.EXPIRED'
  | 'COUPON.NOT_FOR_CREDITS'
  | 'COUPON.NOT_FOR_PRODUCT'
  | 'COUPON.NOT_FOUND'
  | 'COUPON.USED_UP'
  | 'ISSUE.INVALID_MERCHANDISE'
  | 'ISSUE.NOT_FOUND'
  | 'MARKET.INVALID_CURRENCY'
  | 'MARKET.INVALID_TIMEZONE'
  | 'MARKET.NO_TIMEZONE'
  | 'MERCHANDISE.NOT_FOUND'
  | 'MERCHANDISE.NO_MARKET'
  | 'MERCHANDISE.UNAVAILABLE_MARKET'
  | 'PAYMENT_CARD.CHARGED_BACK'
  | 'PLAN.EMPTY_PRICE'
  | 'PLAN.INVALID_MERCHANDISE'
  | 'PLAN.NOT_FOUND'
  | 'PLAN.UNAVAILABLE_MARKET'
  | 'REQUEST.INVALID'
  | 'REQUEST.KEY_MISMATCH'
  | 'REQUEST.TOO_LARGE'
  | 'REQUEST.UNSUPPORTED_MEDIA_TYPE'
  | 'REQUEST.WRONG_HOST'
  | 'SUBSCRIPTION.INVALID_GATEWAY'
  | 'SUBSCRIPTION.MISMATCHED_TRANSACTION'
  | 'TRANSACTION.INVALID_AMOUNT'
  | 'TRANSACTION.INVALID_PAYMENT_METHOD'
  | 'TRANSACTION.NOT_ACTIVE'
  | 'USER.AGE_UNCONFIRMED'
  | 'USER.AGE_UNVERIFIED'
  | 'USER.BLOCKED_CONTENT'
  | 'USER.DUPLICATE_ACQUISITION'
  | 'USER.DUPLICATE_PURCHASE'
  | 'USER.DUPLICATE_RENT'
  | 'USER.DUPLICATE_SUBSCRIPTION'
  | 'USER.NOT_FOUND';
