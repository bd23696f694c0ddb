/** Every expected "no" of both services, with the status it is told by. */
export const refusals = {
  'REQUEST.INVALID': 400,
  'CONTENT.INVALID_PAGE': 400,
  'SESSION.REQUIRED': 401,
  INVALID_CREDENTIALS: 401,
  'ACCESS.FORBIDDEN': 403,
  'ISSUE.NOT_READABLE': 403,
  'ROUTE.NOT_FOUND': 404,
  'ISSUE.NOT_FOUND': 404,
  'PUBLISHER.NOT_FOUND': 404,
  'SERIES.NOT_FOUND': 404,
  'SHOWCASE.NOT_FOUND': 404,
  'USER.NOT_FOUND': 404,
  'PAGE.EXPIRED': 410,
  'REQUEST.TOO_LARGE': 413,
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 415,
  'LOGIN.TOO_MANY_ATTEMPTS': 429,
  UNEXPECTED: 500,
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
