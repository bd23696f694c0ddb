import type { Session, SessionChange, SessionEnd } from '../../../src/application/ports/session/session.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';

/** A session in memory. */
export class FakeSession implements Session {
  current: SessionCredentials | null;
  /** False if the storage of the device is full or blocked. */
  isPersisted = true;
  readonly #listeners = new Set<(change: SessionChange) => void>();

  constructor(current: SessionCredentials | null = null) {
    this.current = current;
  }

  open(credentials: SessionCredentials): boolean {
    this.#change(credentials, 'opened');
    return this.isPersisted;
  }

  close(end: SessionEnd): void {
    this.#change(null, end);
  }

  /** Simulates another tab that opens or closes the session. */
  changeInAnotherTab(credentials: SessionCredentials | null): void {
    this.#change(credentials, 'in-another-tab');
  }

  subscribe(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #change(credentials: SessionCredentials | null, change: SessionChange): void {
    if (credentials?.token === this.current?.token) return;
    this.current = credentials;
    for (const listener of [...this.#listeners]) listener(change);
  }
}

export const exampleCredentials: SessionCredentials = { token: 'token-of-ana', readerId: 'ana' };

export const otherCredentials: SessionCredentials = { token: 'token-of-bia', readerId: 'bia' };
