import type { AwaitedPlace } from '../../application/ports/awaited-place.ts';
import type { Clock } from '../../application/ports/clock.ts';
import { ownPlace } from '../../domain/return-to.ts';
import { hasFields, StoredJson } from './stored-json.ts';

/** Milliseconds that the letter with the longest life is good for. */
const lifetime = 24 * 60 * 60 * 1000;

const home = ownPlace(null);

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
    const own = ownPlace(place);
    if (own === home) this.#stored.clear();
    else this.#stored.save({ place: own, at: this.#now() });
  }

  take(): string {
    const kept = this.#stored.load();
    this.#stored.clear();
    return kept && this.#now() - kept.at < lifetime ? ownPlace(kept.place) : home;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
