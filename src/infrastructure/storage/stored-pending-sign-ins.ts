import type { Clock } from '../../application/ports/device/clock.ts';
import type { PendingSignIn, PendingSignIns } from '../../application/ports/session/pending-sign-ins.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const prefix = 'banca.sign-in.';

const lifetimeMs = 10 * 60 * 1000;

interface StoredPendingSignIn extends PendingSignIn {
  readonly startedAt: number;
}

const textFields = ['state', 'nonce', 'codeVerifier', 'redirectUri', 'returnTo', 'providerId'] as const;

const isPending = (value: unknown): value is StoredPendingSignIn =>
  hasFields(value, ...textFields, 'provider', 'readerId', 'startedAt') &&
  textFields.every((field) => typeof value[field] === 'string') &&
  (value.provider === 'google' || value.provider === 'operator') &&
  (value.readerId === null || typeof value.readerId === 'string') &&
  typeof value.startedAt === 'number';

/** Uses one key of the tab's storage for each sign-in, because several may be pending. */
export class StoredPendingSignIns implements PendingSignIns {
  readonly #storage: () => Storage;
  readonly #clock: Clock;

  /** `storage` throws if the browser forbids it. */
  constructor(storage: () => Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  save(pending: PendingSignIn): boolean {
    try {
      this.#deleteExpired();
      const kept: StoredPendingSignIn = { ...pending, startedAt: this.#now() };
      this.#storage().setItem(prefix + pending.state, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  take(state: string): PendingSignIn | null {
    try {
      this.#deleteExpired();
      const stored = this.#of(state);
      const kept = stored.load();
      stored.clear();
      if (!kept) return null;
      const { startedAt: _, ...pending } = kept;
      return pending;
    } catch {
      return null;
    }
  }

  #deleteExpired(): void {
    for (const key of Object.keys(this.#storage())) {
      if (!key.startsWith(prefix)) continue;
      const stored = this.#of(key.slice(prefix.length));
      const kept = stored.load();
      // If the clock was set back, entries last longer. That is harmless: the provider has its own limit.
      if (!kept || this.#now() - kept.startedAt > lifetimeMs) stored.clear();
    }
  }

  #of(state: string): StoredJson<StoredPendingSignIn> {
    return new StoredJson(this.#storage(), prefix + state, isPending);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
