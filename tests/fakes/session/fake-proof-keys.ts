import { createHash } from 'node:crypto';
import type { ProofKey, ProofKeys } from '../../../src/application/ports/session/proof-keys.ts';
import type { ExternalSignInErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';

/** Numbered proof keys. */
export class FakeProofKeys extends FakeService<ExternalSignInErrorCode> implements ProofKeys {
  createdCount = 0;

  create() {
    return this.respond<ProofKey>(() => {
      this.createdCount += 1;
      const codeVerifier = `verifier-${this.createdCount}`;
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      return {
        state: `state-${this.createdCount}`,
        nonce: `nonce-${this.createdCount}`,
        codeVerifier,
        codeChallenge,
      };
    });
  }
}
