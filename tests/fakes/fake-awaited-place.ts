import type { AwaitedPlace } from '../../src/application/ports/awaited-place.ts';

export class FakeAwaitedPlace implements AwaitedPlace {
  #place: string;

  constructor(place = '/') {
    this.#place = place;
  }

  keep(place: string) {
    this.#place = place;
  }

  take() {
    const place = this.#place;
    this.#place = '/';
    return place;
  }
}
