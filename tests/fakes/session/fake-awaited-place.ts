import type { AwaitedPlace } from '../../../src/application/ports/session/awaited-place.ts';

export class FakeAwaitedPlace implements AwaitedPlace {
  #place: string;

  constructor(place = '/') {
    this.#place = place;
  }

  keep(place: string) {
    this.#place = place;
  }

  find() {
    return this.#place;
  }

  forget() {
    this.#place = '/';
  }
}
