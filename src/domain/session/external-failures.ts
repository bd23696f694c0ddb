import type { CodesOf, Failure, NamedFailures } from '../failure.ts';

/** The app's own failures of signing in with a provider. They are in their own file because few screens need them. */
const catalogue = {
  googleLoginAttemptByDefaultAccount: {
    code: '0101002',
    name: 'GOOGLE_LOGIN_ATTEMPT_BY_DEFAULT_ACCOUNT',
    message: 'This account is not linked to Google. Enter your password.',
  },
  invalidGoogleCode: {
    code: '0101004',
    name: 'INVALID_GOOGLE_CODE',
    message: 'Invalid Google authorization. Try again.',
  },
  claroLoginAttemptByDefaultAccount: {
    code: '0101005',
    name: 'CLARO_LOGIN_ATTEMPT_BY_DEFAULT_ACCOUNT',
    message: 'This account is not linked to the operator account. Enter your password.',
  },
  emailRequired: { code: '0208001', name: 'EMAIL_REQUIRED', message: 'Enter your email to continue.' },
  invalidClaroCode: {
    code: '0101006',
    name: 'INVALID_CLARO_CODE',
    message: 'Invalid operator authorization. Try again.',
  },
  insecurePage: {
    code: 'EXTERNAL.INSECURE_PAGE',
    name: 'INSECURE_PAGE',
    message:
      'This page was not opened with https, so signing in this way is not safe. Use your password instead.',
  },
  storageForbidden: {
    code: 'EXTERNAL.STORAGE_FORBIDDEN',
    name: 'STORAGE_FORBIDDEN',
    message:
      'Your browser blocks storage for this page, which signing in this way needs. Use your password instead.',
  },
  foreignReturn: {
    code: 'EXTERNAL.FOREIGN_RETURN',
    name: 'FOREIGN_RETURN',
    message: 'This sign-in has ended or was started in another tab. Start again.',
  },
} as const satisfies Record<string, Failure<string>>;

export type AppExternalErrorCode = CodesOf<typeof catalogue>;

export const externalFailures: NamedFailures<typeof catalogue> = catalogue;
