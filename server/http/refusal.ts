/** Every expected "no" of both services, with the status it is told by. */
export const refusals = {
  'REQUEST.INVALID': 400,
  'CONTENT.INVALID_PAGE': 400,
  'USER.INVALID_CODE': 400,
  'USER.INVALID_DATA': 400,
  'USER.INVALID_PASSWORD': 400,
  'USER.WRONG_PASSWORD': 400,
  'USER.UNDERAGE': 400,
  'USER.INVALID_PICTURE': 400,
  '0101006': 400,
  'SESSION.REQUIRED': 401,
  INVALID_CREDENTIALS: 401,
  'LOGIN.EXTERNAL_PROVIDER': 401,
  'LOGIN.OPERATOR_ACCOUNT': 401,
  'LOGIN.EMAIL_NOT_VERIFIED': 401,
  'GOOGLE.INVALID_CODE': 401,
  'GOOGLE.NOT_LINKED': 401,
  'ACCESS.FORBIDDEN': 403,
  'ISSUE.NOT_READABLE': 403,
  'ROUTE.NOT_FOUND': 404,
  'ISSUE.NOT_FOUND': 404,
  'PUBLISHER.NOT_FOUND': 404,
  'SERIES.NOT_FOUND': 404,
  'SHOWCASE.NOT_FOUND': 404,
  'USER.NOT_FOUND': 404,
  'APPLICATION.NOT_FOUND': 404,
  'SVA.NOT_FOUND': 404,
  // The next three: not 403, which clients tell as FORBIDDEN whatever the code (platform.md §8).
  'USER.PARENT_PERMISSION': 409,
  'USER.BLOCKED_CONTENT': 409,
  'FAVOURITE.TOO_MANY': 409,
  'USER.EXISTING_EMAIL': 409,
  'USER.EXISTING_USERNAME': 409,
  'USER.EXISTING_PHONE_NUMBER': 409,
  'USER.EXISTING_CPF': 409,
  '0101005': 409,
  '0208001': 409,
  '0208002': 409,
  'SVA.EXISTING_USER': 409,
  'SVA.NO_ACTIVE_PLAN': 409,
  'ISSUE.UNAVAILABLE_MARKET': 410,
  'PUBLISHER.NOT_ACTIVE': 410,
  'PAGE.EXPIRED': 410,
  'REQUEST.TOO_LARGE': 413,
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 415,
  'LOGIN.TOO_MANY_ATTEMPTS': 429,
  'REQUEST.TOO_MANY': 429,
  UNEXPECTED: 500,
  'EXTERNAL.UNREACHABLE': 502,
} as const;

export type RefusalCode = keyof typeof refusals;

/** Thrown by a route, told to the caller as `{ code, kind, message }`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly statusCode: number;
  /** Fills the places of the message, such as {minutes}. */
  readonly details: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(
    code: RefusalCode,
    more: { details?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.code = code;
    this.statusCode = refusals[code];
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }
}
