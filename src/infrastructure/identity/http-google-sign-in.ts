import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
} from '../../application/ports/session/external-sign-in.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import type { HttpClient } from '../http/http-client.ts';
import { credentialsOf, type IdentityAnswer, type OpenedSession } from './identity-answer.ts';

/** Signing in with Google, by way of the identity service. */
export class HttpGoogleSignIn implements ExternalSignIn {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  async offered() {
    const outcome = await this.#identity.call<IdentityAnswer<readonly string[]>>({
      method: 'GET',
      path: '/auth/external/providers',
    });
    if (!outcome.ok) return outcome;
    return succeeded(outcome.value.data.includes('google') ? 'Google' : null);
  }

  async begin(request: ExternalRequest) {
    const outcome = await this.#identity.call<IdentityAnswer<{ readonly address: string }>>({
      method: 'POST',
      path: '/auth/external/google/init',
      body: request,
      isSignIn: true,
    });
    return outcome.ok ? succeeded(outcome.value.data.address) : outcome;
  }

  async finish({ code, codeVerifier, nonce, redirectUri, secondFactor }: ExternalReturn) {
    const outcome = await this.#identity.call<IdentityAnswer<OpenedSession>>({
      method: 'POST',
      path: '/auth/external/google',
      body: { code, codeVerifier, nonce, redirectUri, secondFactor },
      isSignIn: true,
    });
    return outcome.ok ? succeeded(credentialsOf(outcome.value)) : failed(googleFailure(outcome.failure));
  }
}

/** Failures that do not concern the authorization. */
const passing: ReadonlySet<string> = new Set([
  failures.unexpected.code,
  failures.timeout.code,
  failures.networkConnection.code,
  failures.badRequest.code,
  'EXTERNAL.UNREACHABLE',
  'REQUEST.TOO_MANY',
  'LOGIN.TOO_MANY_ATTEMPTS',
  'LOGIN.SECOND_FACTOR_REQUIRED',
  'LOGIN.WRONG_SECOND_FACTOR',
  'LOGIN.ACCOUNT_CLOSED',
]);

/** Rule 19. */
function googleFailure(failure: Failure): Failure {
  if (passing.has(failure.code)) return failure;
  const isNotLinked = failure.message.toLowerCase().includes('external provider');
  return isNotLinked
    ? externalFailures.googleLoginAttemptByDefaultAccount
    : externalFailures.invalidGoogleCode;
}
