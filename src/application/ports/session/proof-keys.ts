import type { ExternalSignInErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** Proves that the browser that returns from a provider is the one that began the sign-in. All values are base64url. */
export interface ProofKey {
  /** Returned in the address. Identifies the pending sign-in. */
  readonly state: string;
  /** Returned in the token that the provider signs. */
  readonly nonce: string;
  /** Stays on the device until the authorization code is exchanged. */
  readonly codeVerifier: string;
  /** The SHA-256 hash of the verifier, sent to the provider. Source: RFC 7636. */
  readonly codeChallenge: string;
}

/** Creates unguessable proof keys. */
export interface ProofKeys {
  /** Fails with `externalFailures.insecurePage` outside a secure context, where browsers offer no cryptography. */
  create(): Promise<Result<ProofKey, Failure<ExternalSignInErrorCode>>>;
}
