import { createHash } from 'node:crypto';
import type { ProofKey, ProofKeys } from '../../../src/application/ports/session/proof-keys.ts';
import { Outage } from '../outage.ts';

/** Numbered proof keys. */
export class FakeProofKeys extends Outage implements ProofKeys {
  made = 0;

  make() {
    return this.answer<ProofKey>(() => {
      this.made += 1;
      const codeVerifier = `verifier-${this.made}`;
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      return { state: `state-${this.made}`, nonce: `nonce-${this.made}`, codeVerifier, codeChallenge };
    });
  }
}
