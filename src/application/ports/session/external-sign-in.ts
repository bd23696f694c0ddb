import type { ExternalSignInErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';

/** What the other side is told when a sign-in begins; the proof's secret half stays on the device. */
export interface ExternalRequest {
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  /** This app's /callback. */
  readonly redirectUri: string;
}

/** What is brought back from it. */
export interface ExternalReturn {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** Typed by the reader where the provider told none (0208001); the same return is then sent again with it. */
  readonly email?: string;
  /** The code of the second factor. After LOGIN.SECOND_FACTOR_REQUIRED the same return is sent again with it. */
  readonly secondFactor?: string;
}

/** The fields that the reader enters after the return. */
export type ExternalReturnInput = Pick<ExternalReturn, 'email' | 'secondFactor'>;

/**
 * Signing in by somebody else: the OAuth 2 authorization code flow with PKCE. One adapter for Google (identity
 * service) and one for the operator (comics service).
 */
export interface ExternalSignIn {
  /** The name that people know it by, such as 'Google'; null where nobody signs in with it. */
  offered(): Promise<Result<string | null, Failure<ExternalSignInErrorCode>>>;
  /** Where the browser goes. */
  begin(request: ExternalRequest): Promise<Result<string, Failure<ExternalSignInErrorCode>>>;
  /** null: whoever is signed in already stays so, and was bound to the provider. */
  finish(back: ExternalReturn): Promise<Result<SessionCredentials | null, Failure<ExternalSignInErrorCode>>>;
}
