import type { ProofKey, ProofKeys } from '../../application/ports/session/proof-keys.ts';
import type { ExternalSignInErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';

/** Bytes of each secret: 43 characters, the least that RFC 7636 wants of a verifier. */
const size = 32;

/** Proof keys by the browser's own cryptography, which it gives to pages under https and of the same machine only. */
export class WebProofKeys implements ProofKeys {
  readonly #crypto: Crypto;

  constructor(crypto: Crypto) {
    this.#crypto = crypto;
  }

  async make(): Promise<Result<ProofKey, Failure<ExternalSignInErrorCode>>> {
    // The type does not say that a page without a secure context has none.
    const subtle: SubtleCrypto | undefined = this.#crypto.subtle;
    if (!subtle) return failed(externalFailures.insecurePage);
    const codeVerifier = this.#secret();
    const hash = await subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    return succeeded({
      state: this.#secret(),
      nonce: this.#secret(),
      codeVerifier,
      codeChallenge: base64url(new Uint8Array(hash)),
    });
  }

  #secret(): string {
    return base64url(this.#crypto.getRandomValues(new Uint8Array(size)));
  }
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
