import type {
  PendingSignIn,
  PendingSignIns,
} from '../../../src/application/ports/session/pending-sign-ins.ts';

/** Pending sign-ins of a tab. They do not expire. */
export class FakePendingSignIns implements PendingSignIns {
  /** True if the browser blocks storage. */
  isStorageBlocked = false;
  readonly pendingByState = new Map<string, PendingSignIn>();

  save(pending: PendingSignIn): boolean {
    if (!this.isStorageBlocked) this.pendingByState.set(pending.state, pending);
    return !this.isStorageBlocked;
  }

  take(state: string): PendingSignIn | null {
    const pending = this.pendingByState.get(state) ?? null;
    this.pendingByState.delete(state);
    return pending;
  }
}

export const buildPendingSignIn = (overrides: Partial<PendingSignIn> = {}): PendingSignIn => ({
  provider: 'google',
  providerId: 'google',
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://banca.example/callback',
  returnTo: '/issue/nanquim',
  readerId: null,
  ...overrides,
});
