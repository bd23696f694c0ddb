import type { ReturnPathStore } from '../../../src/application/ports/session/return-path-store.ts';

export class FakeReturnPathStore implements ReturnPathStore {
  #path: string;

  constructor(path = '/') {
    this.#path = path;
  }

  save(path: string) {
    this.#path = path;
  }

  find() {
    return this.#path;
  }

  clear() {
    this.#path = '/';
  }
}
