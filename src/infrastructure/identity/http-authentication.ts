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

  async signIn(entry: string, password: string, code?: string) {
    const answer = await this.#identity.send('POST /auth/login', {
      body: { entry, password, code },
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
    case '':
    case failures.badRequest.code:
    case failures.forbidden.code:
    case failures.networkConnection.code:
    case failures.timeout.code:
    case failures.unauthenticated.code:
    case failures.unexpected.code:
    case failures.unknown.code:
    case 'INVALID_CREDENTIALS':
    case 'LOGIN.EXTERNAL_PROVIDER':
    case 'REQUEST.INVALID':
    case 'REQUEST.TOO_LARGE':
    case 'REQUEST.TOO_MANY':
    case 'REQUEST.UNSUPPORTED_MEDIA_TYPE':
    case 'REQUEST.WRONG_HOST':
    case 'SECOND_FACTOR.UNREADABLE':
    case 'SERVICE.UNAVAILABLE':
    case 'UNEXPECTED':
      return failureOfMessage(failure);
    default:
      code satisfies never;
      return failureOfMessage(failure);
  }
}

/** Identity services may say it only in their messages. */
function failureOfMessage(failure: Failure<LoginErrorCode>): Failure<SignInErrorCode> {
  if (mentions(failure, 'external provider')) return failures.defaultLoginAttemptByGoogleAccount;
  return mentions(failure, 'invalid') ? failures.invalidCredentials : failure;
}
