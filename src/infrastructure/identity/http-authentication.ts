import type { IdentityOperations } from '@banca/contract/identity';
import type { Authentication } from '../../application/ports/session/authentication.ts';
import type { RequestErrorCode, SignInErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, succeeded } from '../../domain/result.ts';
import { mapAnswer } from '../http/map-answer.ts';
import { toCredentials } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpAuthentication implements Authentication {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async signIn(usernameOrEmail: string, password: string, code?: string) {
    const answer = await this.#identity.send('POST /auth/login', {
      body: { entry: usernameOrEmail, password, code },
      isSignIn: true,
    });
    const outcome = mapAnswer(answer, toCredentials);
    return outcome.ok ? outcome : failed(loginFailure(outcome.failure));
  }

  async signOut(token: string) {
    const outcome = await this.#identity.send('POST /auth/logout', { token, isSignIn: true });
    if (outcome.ok) return succeeded(undefined);
    return failed(mentions(outcome.failure, 'unauthorized') ? failures.unauthenticated : outcome.failure);
  }
}

const mentions = (failure: Failure<string>, words: string): boolean =>
  failure.message.toLowerCase().includes(words);

type LoginErrorCode = IdentityOperations['POST /auth/login']['code'] | RequestErrorCode;

/** Codes that do not identify the reason of a failed sign-in. */
type UnspecificErrorCode =
  | RequestErrorCode
  | 'REQUEST.INVALID'
  | 'REQUEST.TOO_LARGE'
  | 'REQUEST.TOO_MANY'
  | 'REQUEST.UNSUPPORTED_MEDIA_TYPE'
  | 'REQUEST.WRONG_HOST'
  | 'SECOND_FACTOR.UNREADABLE'
  | 'SERVICE.UNAVAILABLE'
  | 'UNEXPECTED';

/** Rule 19. */
function loginFailure(failure: Failure<LoginErrorCode>): Failure<SignInErrorCode> {
  const { code } = failure;
  switch (code) {
    case 'LOGIN.ACCOUNT_CLOSED':
    case 'LOGIN.EMAIL_NOT_VERIFIED':
    case 'LOGIN.OPERATOR_ACCOUNT':
    case 'LOGIN.PUBLISHED_PASSWORD':
    case 'LOGIN.SECOND_FACTOR_REQUIRED':
    case 'LOGIN.TOO_MANY_ATTEMPTS':
    case 'LOGIN.WRONG_SECOND_FACTOR':
      return failure;
    case 'INVALID_CREDENTIALS':
      return failures.invalidCredentials;
    case 'LOGIN.EXTERNAL_PROVIDER':
      return failures.defaultLoginAttemptByGoogleAccount;
    default:
      code satisfies UnspecificErrorCode;
      return failureOfMessage(failure);
  }
}

/** Some identity services report the reason only in the message. */
function failureOfMessage(failure: Failure<LoginErrorCode>): Failure<SignInErrorCode> {
  if (mentions(failure, 'external provider')) return failures.defaultLoginAttemptByGoogleAccount;
  return mentions(failure, 'invalid') ? failures.invalidCredentials : failure;
}
