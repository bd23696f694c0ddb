import type { Session } from '../../application/ports/session.ts';
import type { SessionCredentials } from '../../domain/session.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const key = 'banca.session';

const isCredentials = (value: unknown): value is SessionCredentials =>
  hasFields(value, 'token', 'userId') && typeof value.token === 'string' && typeof value.userId === 'string';

/** The session in the browser's storage: read once at the start, and again when another tab changes it. */
export class StoredSession implements Session {
  readonly #stored: StoredJson<SessionCredentials>;
  readonly #listeners = new Set<() => void>();
  #current: SessionCredentials | null;

  constructor(storage: Storage, tabs: EventTarget) {
    this.#stored = new StoredJson(storage, key, isCredentials);
    this.#current = this.#stored.load();
    tabs.addEventListener('storage', (event) => {
      const changed = (event as StorageEvent).key;
      if (changed === key || changed === null) this.#change(this.#stored.load());
    });
  }

  get current(): SessionCredentials | null {
    return this.#current;
  }

  open(credentials: SessionCredentials): void {
    this.#stored.save(credentials);
    this.#change(credentials);
  }

  close(): void {
    this.#stored.clear();
    this.#change(null);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #change(credentials: SessionCredentials | null): void {
    if (credentials?.token === this.#current?.token) return;
    this.#current = credentials;
    for (const listener of [...this.#listeners]) listener();
  }
}
