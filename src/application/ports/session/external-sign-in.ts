import type { ExternalSignInErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';

/** Sent to the provider when a sign-in begins. The code verifier stays on the device. */
export interface ExternalRequest {
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  /** The address of the app's /callback. */
  readonly redirectUri: string;
}

/** Sent to the service after the provider has sent the reader back. */
export interface ExternalReturn {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** Entered by the reader. After 0208001 (the provider shares no address) the same return is sent again with it. */
  readonly email?: string;
  /** The code of the second factor. After LOGIN.SECOND_FACTOR_REQUIRED the same return is sent again with it. */
  readonly secondFactor?: string;
}

/** The fields that the reader enters after the return. */
export type ExternalReturnInput = Pick<ExternalReturn, 'email' | 'secondFactor'>;

/**
 * Sign-in with an external provider: the OAuth 2 authorization code flow with PKCE. One adapter is for Google (identity
 * service), one for the operator (comics service).
 */
export interface ExternalSignIn {
  /** The display name of the provider, such as 'Google'; null if it is not offered. */
  findProviderName(): Promise<Result<string | null, Failure<ExternalSignInErrorCode>>>;
  /** Returns the address of the provider, where the browser goes next. */
  begin(request: ExternalRequest): Promise<Result<string, Failure<ExternalSignInErrorCode>>>;
  /** null: the signed-in reader keeps the session and is now linked to the provider. */
  finish(
    externalReturn: ExternalReturn,
  ): Promise<Result<SessionCredentials | null, Failure<ExternalSignInErrorCode>>>;
}
