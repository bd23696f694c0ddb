import type {
  PendingSignIn,
  PendingSignIns,
} from '../../../src/application/ports/session/pending-sign-ins.ts';

/** Pending sign-ins of a tab. They do not expire. */
export class FakePendingSignIns implements PendingSignIns {
  /** True if the browser blocks storage. */
  isForbidden = false;
  readonly kept = new Map<string, PendingSignIn>();

  keep(pending: PendingSignIn): boolean {
    if (!this.isForbidden) this.kept.set(pending.state, pending);
    return !this.isForbidden;
  }

  take(state: string): PendingSignIn | null {
    const pending = this.kept.get(state) ?? null;
    this.kept.delete(state);
    return pending;
  }
}

export const buildPendingSignIn = (differences: Partial<PendingSignIn> = {}): PendingSignIn => ({
  provider: 'google',
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://banca.example/callback',
  returnTo: '/issue/nanquim',
  readerId: null,
  ...differences,
});
