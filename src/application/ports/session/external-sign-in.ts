import type { ExternalSignInErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';

/** A provider that a service offers. */
export interface OfferedProvider {
  /** Identifies it at its service, such as 'claro'. */
  readonly id: string;
  /** The displayed name, such as 'Claro'. */
  readonly name: string;
}

/** Sent to the provider when a sign-in begins. The code verifier stays on the device. */
export interface ExternalRequest {
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  /** The address of the app's /callback. */
  readonly redirectUri: string;
  /** The id of the chosen provider. */
  readonly providerId: string;
}

/** Sent to the service after the provider has sent the reader back. */
export interface ExternalReturn {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** The id that the sign-in began with. */
  readonly providerId: string;
  /** Entered by the reader. After 0208001 (the provider shares no address) the same return is sent again with it. */
  readonly email?: string;
  /** The code of the second factor. After LOGIN.SECOND_FACTOR_REQUIRED the same return is sent again with it. */
  readonly secondFactor?: string;
}

/** The fields that the reader enters after the return. */
export type ExternalReturnInput = Pick<ExternalReturn, 'email' | 'secondFactor'>;

/**
 * Sign-in with an external provider: the OAuth 2 authorization code flow with PKCE. One adapter is for Google (identity
 * service), one for the operators (comics service).
 */
export interface ExternalSignIn {
  /** In display order. Empty if none is offered. */
  listProviders(): Promise<Result<readonly OfferedProvider[], Failure<ExternalSignInErrorCode>>>;
  /** Returns the address of the provider, where the browser goes next. */
  begin(request: ExternalRequest): Promise<Result<string, Failure<ExternalSignInErrorCode>>>;
  /** null: the signed-in reader keeps the session and is now linked to the provider. */
  finish(
    externalReturn: ExternalReturn,
  ): Promise<Result<SessionCredentials | null, Failure<ExternalSignInErrorCode>>>;
}
