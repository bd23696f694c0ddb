import type { Session } from '../../src/application/ports/session.ts';
import type { SessionCredentials } from '../../src/domain/session.ts';

/** A device's session that lasts as long as the test. */
export class FakeSession implements Session {
  current: SessionCredentials | null;
  readonly #listeners = new Set<() => void>();

  constructor(current: SessionCredentials | null = null) {
    this.current = current;
  }

  open(credentials: SessionCredentials): void {
    this.current = credentials;
    this.#tell();
  }

  close(): void {
    this.current = null;
    this.#tell();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

export const someCredentials: SessionCredentials = { token: 'token-of-ana', userId: 'ana' };
