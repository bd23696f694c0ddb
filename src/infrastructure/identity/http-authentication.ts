import type { Authentication } from '../../application/ports/authentication.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, succeeded } from '../../domain/result.ts';
import type { HttpClient } from '../http/http-client.ts';

interface OpenedSession {
  readonly data: { readonly token: string; readonly uuid: string };
}

export class HttpAuthentication implements Authentication {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  async signIn(entry: string, password: string) {
    const outcome = await this.#identity.call<OpenedSession>({
      method: 'POST',
      path: '/auth/login',
      body: { entry, password },
      isSignIn: true,
    });
    if (!outcome.ok) return failed(loginFailure(outcome.failure));
    const { token, uuid } = outcome.value.data;
    return succeeded({ token, userId: uuid });
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

/** Source: platform.md §8, Identity client; readings.md, 19: matched without case. */
function loginFailure(failure: Failure): Failure {
  if (mentions(failure, 'external provider')) return failures.defaultLoginAttemptByGoogleAccount;
  return mentions(failure, 'invalid') ? failures.invalidCredentials : failure;
}
