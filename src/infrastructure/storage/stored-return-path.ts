import type { Clock } from '../../application/ports/device/clock.ts';
import type { ReturnPathStore } from '../../application/ports/session/return-path-store.ts';
import { ownPath } from '../../domain/session/return-to.ts';
import { hasFields, StoredJson } from './stored-json.ts';

/** The links in emails are valid for at most 24 hours. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const home = ownPath(null);

interface StoredPath {
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const isStoredPath = (value: unknown): value is StoredPath =>
  hasFields(value, 'place', 'at') && typeof value.place === 'string' && typeof value.at === 'number';

export class StoredReturnPath implements ReturnPathStore {
  readonly #json: StoredJson<StoredPath>;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#json = new StoredJson(storage, 'banca.awaited-place', isStoredPath);
    this.#clock = clock;
  }

  save(path: string): void {
    const own = ownPath(path);
    if (own === home) this.clear();
    else this.#json.save({ place: own, at: this.#now() });
  }

  find(): string {
    const stored = this.#json.load();
    if (stored && this.#now() - stored.at < lifetimeMs) return ownPath(stored.place);
    this.clear();
    return home;
  }

  clear(): void {
    this.#json.clear();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
