import type { IdentityOperations } from '@banca/contract/identity';
import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
} from '../../application/ports/session/external-sign-in.ts';
import type { ExternalSignInErrorCode, RequestErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { mapAnswer } from '../http/map-answer.ts';
import { toCredentials } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

/** Sign-in with Google through the identity service. */
export class HttpGoogleSignIn implements ExternalSignIn {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async listProviders() {
    const outcome = await this.#identity.send('GET /auth/external/providers');
    return mapAnswer(outcome, ({ data }) =>
      data.includes('google') ? [{ id: 'google', name: 'Google' }] : [],
    );
  }

  async begin({ providerId: _, ...request }: ExternalRequest) {
    const outcome = await this.#identity.send('POST /auth/external/google/init', {
      body: request,
      isSignIn: true,
    });
    return mapAnswer(outcome, ({ data }) => data.address);
  }

  async finish({ code, codeVerifier, nonce, redirectUri, secondFactor }: ExternalReturn) {
    const answer = await this.#identity.send('POST /auth/external/google', {
      body: { code, codeVerifier, nonce, redirectUri, secondFactor },
      isSignIn: true,
    });
    const outcome = mapAnswer(answer, toCredentials);
    return outcome.ok ? outcome : failed(googleFailure(outcome.failure));
  }
}

type GoogleErrorCode = IdentityOperations['POST /auth/external/google']['code'] | RequestErrorCode;

/** Codes that are reported as a failed authorization. */
type AuthorizationErrorCode =
  | RequestErrorCode
  | 'GOOGLE.INVALID_CODE'
  | 'REQUEST.INVALID'
  | 'REQUEST.TOO_LARGE'
  | 'REQUEST.UNSUPPORTED_MEDIA_TYPE'
  | 'REQUEST.WRONG_HOST'
  | 'ROUTE.NOT_FOUND';

/** Rule 19. */
function googleFailure(failure: Failure<GoogleErrorCode>): Failure<ExternalSignInErrorCode> {
  const { code, message } = failure;
  switch (code) {
    // These do not concern the authorization.
    case failures.badRequest.code:
    case failures.networkConnection.code:
    case failures.timeout.code:
    case failures.unexpected.code:
    case 'EXTERNAL.UNREACHABLE':
    case 'LOGIN.ACCOUNT_CLOSED':
    case 'LOGIN.SECOND_FACTOR_REQUIRED':
    case 'LOGIN.TOO_MANY_ATTEMPTS':
    case 'LOGIN.WRONG_SECOND_FACTOR':
    case 'REQUEST.TOO_MANY':
    case 'SECOND_FACTOR.UNREADABLE':
    case 'SERVICE.UNAVAILABLE':
    case 'UNEXPECTED':
      return failure;
    case 'GOOGLE.NOT_LINKED':
      return externalFailures.googleLoginAttemptByDefaultAccount;
    // Without a code: a service that sends only messages, or a proxy that could not reach the service.
    case '':
    case failures.unknown.code:
      return failure.isOutcomeUnknown ? failure : failureOfMessage(message);
    // A proxy refused the request, so the authorization may be valid and can be sent again.
    case failures.forbidden.code:
      return failure.lacksCode ? failures.unknown : failureOfMessage(message);
    default:
      code satisfies AuthorizationErrorCode;
      return failureOfMessage(message);
  }
}

const failureOfMessage = (message: string): Failure<ExternalSignInErrorCode> =>
  message.toLowerCase().includes('external provider')
    ? externalFailures.googleLoginAttemptByDefaultAccount
    : externalFailures.invalidGoogleCode;
