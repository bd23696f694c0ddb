import type { ExternalSignInErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** What proves that whoever comes back from a provider is who left for it. Texts of the base64url alphabet. */
export interface ProofKey {
  /** Comes back in the address, and finds the sign-in that it belongs to. */
  readonly state: string;
  /** Comes back inside of what the provider signs. */
  readonly nonce: string;
  /** Stays on the device until the code is handed in. */
  readonly codeVerifier: string;
  /** The verifier's SHA-256, which the provider is told. Source: RFC 7636. */
  readonly codeChallenge: string;
}

/** Makes proof keys that nobody can guess. */
export interface ProofKeys {
  /** Fails with `externalFailures.insecurePage` where the browser gives the page no cryptography. */
  make(): Promise<Result<ProofKey, Failure<ExternalSignInErrorCode>>>;
}
