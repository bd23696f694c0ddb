import type { ProofKey, ProofKeys } from '../../application/ports/session/proof-keys.ts';
import type { ExternalSignInErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';

/** Bytes of each secret. They make 43 characters, the minimum for a verifier in RFC 7636. */
const secretBytes = 32;

/** Uses the Web Cryptography API, which browsers offer only under https and on localhost. */
export class WebProofKeys implements ProofKeys {
  readonly #crypto: Crypto;

  constructor(crypto: Crypto) {
    this.#crypto = crypto;
  }

  async create(): Promise<Result<ProofKey, Failure<ExternalSignInErrorCode>>> {
    // The type omits that it is undefined outside a secure context.
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
    return base64url(this.#crypto.getRandomValues(new Uint8Array(secretBytes)));
  }
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
