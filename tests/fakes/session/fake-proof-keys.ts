import { createHash } from 'node:crypto';
import type { ProofKey, ProofKeys } from '../../../src/application/ports/session/proof-keys.ts';
import type { ExternalSignInErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';

/** Numbered proof keys. */
export class FakeProofKeys extends FakeService<ExternalSignInErrorCode> implements ProofKeys {
  made = 0;

  create() {
    return this.answer<ProofKey>(() => {
      this.made += 1;
      const codeVerifier = `verifier-${this.made}`;
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      return { state: `state-${this.made}`, nonce: `nonce-${this.made}`, codeVerifier, codeChallenge };
    });
  }
}
