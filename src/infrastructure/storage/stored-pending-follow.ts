import type { Clock } from '../../application/ports/device/clock.ts';
import type { PendingFollowStore } from '../../application/ports/following/pending-follow-store.ts';
import type { FollowKind, FollowTarget } from '../../domain/following/follow.ts';
import { hasFields, StoredJson } from './stored-json.ts';

/** Time to sign up and to follow the link in the email. */
const lifetimeMs = 60 * 60 * 1000;

interface StoredFollow extends FollowTarget {
  /** Milliseconds since 1970. */
  readonly at: number;
}

const kinds: readonly FollowKind[] = ['series', 'publisher', 'creator'];

const isStoredFollow = (value: unknown): value is StoredFollow =>
  hasFields(value, 'kind', 'id', 'at') &&
  kinds.some((kind) => kind === value.kind) &&
  typeof value.id === 'string' &&
  typeof value.at === 'number';

export class StoredPendingFollow implements PendingFollowStore {
  readonly #json: StoredJson<StoredFollow>;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#json = new StoredJson(storage, 'banca.pending-follow', isStoredFollow);
    this.#clock = clock;
  }

  save({ kind, id }: FollowTarget): void {
    this.#json.save({ kind, id, at: this.#now() });
  }

  find(): FollowTarget | null {
    const stored = this.#json.load();
    if (!stored) return null;
    if (this.#now() - stored.at < lifetimeMs) return { kind: stored.kind, id: stored.id };
    this.clear();
    return null;
  }

  clear(): void {
    this.#json.clear();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
