/** All error codes of both services, with their HTTP status. */
export const statusByCode = {
  'REQUEST.INVALID': 400,
  'CONTENT.INVALID_PAGE': 400,
  'USER.INVALID_CODE': 400,
  'USER.INVALID_DATA': 400,
  'USER.INVALID_PASSWORD': 400,
  'USER.COMMON_PASSWORD': 400,
  'USER.WRONG_PASSWORD': 400,
  'USER.UNDERAGE': 400,
  'SECOND_FACTOR.WRONG_CODE': 400,
  'USER.INVALID_PICTURE': 400,
  '0101006': 400,
  'PAYMENT_CARD.INVALID': 400,
  'TRANSACTION.INVALID_AMOUNT': 400,
  'TRANSACTION.INVALID_PAYMENT_METHOD': 400,
  'SUBSCRIPTION.INVALID_GATEWAY': 400,
  'MARKET.NO_TIMEZONE': 400,
  'MARKET.INVALID_TIMEZONE': 400,
  'MARKET.INVALID_CURRENCY': 400,
  'SESSION.REQUIRED': 401,
  INVALID_CREDENTIALS: 401,
  'LOGIN.EXTERNAL_PROVIDER': 401,
  'LOGIN.OPERATOR_ACCOUNT': 401,
  'LOGIN.EMAIL_NOT_VERIFIED': 401,
  'LOGIN.PUBLISHED_PASSWORD': 401,
  'LOGIN.SECOND_FACTOR_REQUIRED': 401,
  'LOGIN.WRONG_SECOND_FACTOR': 401,
  'GOOGLE.INVALID_CODE': 401,
  'GOOGLE.NOT_LINKED': 401,
  'TRANSACTION.PAYMENT_FAILED': 402,
  'ACCESS.FORBIDDEN': 403,
  'ACCESS.SECOND_FACTOR_REQUIRED': 403,
  'ISSUE.NOT_READABLE': 403,
  'ROUTE.NOT_FOUND': 404,
  'IMAGE.NOT_FOUND': 404,
  'ISSUE.NOT_FOUND': 404,
  'PUBLISHER.NOT_FOUND': 404,
  'SERIES.NOT_FOUND': 404,
  'SHOWCASE.NOT_FOUND': 404,
  'USER.NOT_FOUND': 404,
  'APPLICATION.NOT_FOUND': 404,
  'SVA.NOT_FOUND': 404,
  'PLAN.NOT_FOUND': 404,
  'MERCHANDISE.NOT_FOUND': 404,
  'TRANSACTION.NOT_FOUND': 404,
  'COUPON.NOT_FOUND': 404,
  'VOUCHER.NOT_FOUND': 404,
  'GATEWAY.NOT_FOUND': 404,
  // Not 401: clients of the comics service would treat it as an expired session.
  'LOGIN.ACCOUNT_CLOSED': 409,
  // The next eight are not 403: clients report every 403 as FORBIDDEN and ignore the code.
  'USER.PASSWORD_REQUIRED': 409,
  'USER.SIGN_IN_AGAIN': 409,
  'USER.OWN_ACCOUNT': 409,
  'USER.STAFF_ACCOUNT': 409,
  'USER.PARENT_PERMISSION': 409,
  'USER.NOT_GUIDED': 409,
  'USER.BLOCKED_CONTENT': 409,
  'USER.AGE_UNCONFIRMED': 409,
  'FAVOURITE.TOO_MANY': 409,
  'SECOND_FACTOR.ALREADY_ON': 409,
  'SECOND_FACTOR.NOT_BEGUN': 409,
  'SECOND_FACTOR.NOT_ON': 409,
  'SECOND_FACTOR.UNPROVEN_EMAIL': 409,
  'USER.EXISTING_EMAIL': 409,
  'USER.EXISTING_USERNAME': 409,
  'USER.EXISTING_PHONE_NUMBER': 409,
  'USER.EXISTING_CPF': 409,
  '0101005': 409,
  '0208001': 409,
  '0208002': 409,
  'SVA.EXISTING_USER': 409,
  'SVA.NO_ACTIVE_PLAN': 409,
  'USER.DUPLICATE_ACQUISITION': 409,
  'USER.DUPLICATE_PURCHASE': 409,
  'USER.DUPLICATE_RENT': 409,
  'USER.DUPLICATE_SUBSCRIPTION': 409,
  'PLAN.UNAVAILABLE_MARKET': 409,
  'PLAN.EMPTY_PRICE': 409,
  'PLAN.INVALID_MERCHANDISE': 409,
  'MERCHANDISE.UNAVAILABLE_MARKET': 409,
  'MERCHANDISE.NO_MARKET': 409,
  'ISSUE.INVALID_MERCHANDISE': 409,
  'ACQUISITION.MISMATCHED_ISSUE': 409,
  'ACQUISITION.INVALID_TRANSACTION': 409,
  'SUBSCRIPTION.INVALID_TRANSACTION': 409,
  'SUBSCRIPTION.NO_TRANSACTION_REFERENCE': 409,
  'SUBSCRIPTION.MISMATCHED_TRANSACTION': 409,
  'COUPON.ALREADY_USED': 409,
  'COUPON.NOT_FOR_CREDITS': 409,
  'COUPON.NOT_FOR_PRODUCT': 409,
  'COUPON.USED_UP': 409,
  'PAYMENT_CARD.NO_REMOTION': 409,
  'VOUCHER.MARKET_MISMATCH': 409,
  'ISSUE.UNAVAILABLE_MARKET': 410,
  'PUBLISHER.NOT_ACTIVE': 410,
  'PAGE.EXPIRED': 410,
  'COUPON.EXPIRED': 410,
  'TRANSACTION.NOT_ACTIVE': 410,
  'REQUEST.TOO_LARGE': 413,
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 415,
  'REQUEST.WRONG_HOST': 421,
  'REQUEST.KEY_MISMATCH': 422,
  'LOGIN.TOO_MANY_ATTEMPTS': 429,
  'REQUEST.TOO_MANY': 429,
  too_many_attempts: 429,
  UNEXPECTED: 500,
  'EXTERNAL.UNREACHABLE': 502,
  '0299001': 502,
  '0299002': 502,
  '0299003': 502,
  '0299004': 502,
  '0299005': 502,
  '0299006': 502,
  'SERVICE.UNAVAILABLE': 503,
  'SECOND_FACTOR.UNREADABLE': 503,
} as const;

export type ApiErrorCode = keyof typeof statusByCode;

/** Thrown by a route. The client receives `{ code, kind, message }`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly statusCode: number;
  /** Values for the placeholders of the message, such as {minutes}. */
  readonly details: Record<string, string>;
  readonly headers: Record<string, string>;
  /** A problem that the operator of the platform has to correct. Logged as an error, never sent. */
  readonly problem: string | undefined;

  constructor(
    code: ApiErrorCode,
    more: { details?: Record<string, string>; headers?: Record<string, string>; problem?: string } = {},
  ) {
    super(code);
    this.code = code;
    this.statusCode = statusByCode[code];
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
    this.problem = more.problem;
  }
}

/** Whether an error is the ApiError with this code. */
export const isApiError = (error: unknown, code: ApiErrorCode): boolean =>
  error instanceof ApiError && error.code === code;
