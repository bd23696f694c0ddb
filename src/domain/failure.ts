import type { ErrorCode } from './error-code.ts';

/** An expected bad outcome. `code` is the translation key; `message` is shown if there is no translation. */
export interface Failure<Code extends string = ErrorCode> {
  /**
   * Empty if the service sent only a message. A service that is newer than the app may send a code outside the type;
   * its message is shown.
   */
  readonly code: Code;
  readonly name: string;
  readonly message: string;
  /** True if the failure is not shown to the reader. */
  readonly hide?: boolean;
  /** Seconds until a retry is allowed, if the service sends them. */
  readonly retryAfter?: number;
  /** True if the request may have taken effect despite the failure, for example after a server error. */
  readonly isOutcomeUnknown?: boolean;
  /** True for a refusal without an error code. It may come from a proxy and says nothing about the reader's rights. */
  readonly lacksCode?: boolean;
}

/** The failures that the app itself defines and that any screen may need. */
const catalogue = {
  unknown: { code: '0000000', name: 'UNKNOWN', message: 'Unknown error... Try again.' },
  unexpected: { code: '0000001', name: 'UNEXPECTED', message: 'Unexpected error... Try again.' },
  timeout: {
    code: '0001001',
    name: 'TIMEOUT',
    message: 'Slow connection. Time to get a server response was exceeded.',
  },
  networkConnection: {
    code: '0001002',
    name: 'NETWORK_CONNECTION',
    message: 'It was not possible to connect to server.',
  },
  badRequest: { code: '0001003', name: 'BAD_REQUEST', message: 'Invalid request.' },
  unauthenticated: { code: '0002001', name: 'UNAUTHENTICATED', message: 'Unauthenticated user.' },
  forbidden: {
    code: '0002002',
    name: 'FORBIDDEN',
    message: 'You have no permission to access this content.',
  },
  expiredSession: {
    code: '0002003',
    name: 'EXPIRED_SESSION',
    message: 'Your session has expired. Please, sign in.',
  },
  invalidCredentials: {
    code: '0101001',
    name: 'INVALID_CREDENTIALS',
    message: 'Invalid credentials.',
  },
  defaultLoginAttemptByGoogleAccount: {
    code: '0101003',
    name: 'DEFAULT_LOGIN_ATTEMPT_BY_GOOGLE_ACCOUNT',
    message: 'Sign in with Google.',
  },
  unknownPostalCode: {
    code: 'POSTAL_CODE.UNKNOWN',
    name: 'UNKNOWN',
    message: 'This CEP does not exist. Check its digits.',
  },
  parentPermission: {
    code: 'USER.PARENT_PERMISSION',
    name: 'PARENT_PERMISSION',
    message: 'Only the guardian of this account can do this.',
  },
} as const satisfies Record<string, Failure<string>>;

/** The codes of a catalogue of failures. */
export type CodesOf<Catalogue extends Record<string, Failure<string>>> = Catalogue[keyof Catalogue]['code'];

/** The failures of a catalogue by name. */
export type NamedFailures<Catalogue extends Record<string, Failure<string>>> = {
  readonly [Name in keyof Catalogue]: Failure<Catalogue[Name]['code']>;
};

export type AppErrorCode = CodesOf<typeof catalogue>;

export const failures: NamedFailures<typeof catalogue> = catalogue;
