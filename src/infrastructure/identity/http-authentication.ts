import type { Authentication } from '../../application/ports/session/authentication.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, succeeded } from '../../domain/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { credentialsOf, type IdentityAnswer, type OpenedSession } from './identity-answer.ts';

export class HttpAuthentication implements Authentication {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  async signIn(entry: string, password: string, code?: string) {
    const outcome = await this.#identity.call<IdentityAnswer<OpenedSession>>({
      method: 'POST',
      path: '/auth/login',
      body: { entry, password, code },
      isSignIn: true,
    });
    return outcome.ok ? succeeded(credentialsOf(outcome.value)) : failed(loginFailure(outcome.failure));
  }

  async signOut(token: string) {
    const outcome = await this.#identity.call<unknown>({
      method: 'POST',
      path: '/auth/logout',
      token,
      isSignIn: true,
    });
    if (outcome.ok) return succeeded(undefined);
    return failed(mentions(outcome.failure, 'unauthorized') ? failures.unauthenticated : outcome.failure);
  }
}

const mentions = (failure: Failure, words: string): boolean => failure.message.toLowerCase().includes(words);

/** Codes that say more than the specification's two do: what they mean does not hang on their words. */
const tellingMore: ReadonlySet<string> = new Set([
  'LOGIN.ACCOUNT_CLOSED',
  'LOGIN.EMAIL_NOT_VERIFIED',
  'LOGIN.OPERATOR_ACCOUNT',
  'LOGIN.PUBLISHED_PASSWORD',
  'LOGIN.SECOND_FACTOR_REQUIRED',
  'LOGIN.WRONG_SECOND_FACTOR',
  'LOGIN.TOO_MANY_ATTEMPTS',
]);

/** Compares messages without case. Rule 19. */
function loginFailure(failure: Failure): Failure {
  if (tellingMore.has(failure.code)) return failure;
  if (mentions(failure, 'external provider')) return failures.defaultLoginAttemptByGoogleAccount;
  return mentions(failure, 'invalid') ? failures.invalidCredentials : failure;
}
