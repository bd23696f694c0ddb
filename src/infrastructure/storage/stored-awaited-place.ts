import type { Clock } from '../../application/ports/device/clock.ts';
import type { AwaitedPlace } from '../../application/ports/session/awaited-place.ts';
import { ownPath } from '../../domain/session/return-to.ts';
import { hasFields, StoredJson } from './stored-json.ts';

/** The links in emails are valid for at most 24 hours. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const home = ownPath(null);

interface Kept {
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  hasFields(value, 'place', 'at') && typeof value.place === 'string' && typeof value.at === 'number';

export class StoredAwaitedPlace implements AwaitedPlace {
  readonly #stored: StoredJson<Kept>;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#stored = new StoredJson(storage, 'banca.awaited-place', isKept);
    this.#clock = clock;
  }

  keep(place: string): void {
    const own = ownPath(place);
    if (own === home) this.forget();
    else this.#stored.save({ place: own, at: this.#now() });
  }

  find(): string {
    const kept = this.#stored.load();
    if (kept && this.#now() - kept.at < lifetimeMs) return ownPath(kept.place);
    this.forget();
    return home;
  }

  forget(): void {
    this.#stored.clear();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
