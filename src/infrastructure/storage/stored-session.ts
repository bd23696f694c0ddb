import type { Session, SessionChange, SessionEnd } from '../../application/ports/session/session.ts';
import type { SessionCredentials } from '../../domain/session/session.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const key = 'banca.session';

/** Events of a tab that was frozen or in the background. It may have missed changes of other tabs. */
const returnEvents = ['pageshow', 'visibilitychange'];

const isCredentials = (value: unknown): value is SessionCredentials =>
  hasFields(value, 'token', 'readerId') &&
  typeof value.token === 'string' &&
  typeof value.readerId === 'string' &&
  value.token !== '' &&
  value.readerId !== '';

/**
 * The session in the browser's storage. It is read at the start, when another tab changes it, and when this tab returns
 * from the background. Without storage it is kept in the memory of this tab.
 */
export class StoredSession implements Session {
  readonly #stored: StoredJson<SessionCredentials>;
  readonly #listeners = new Set<(change: SessionChange) => void>();
  #current: SessionCredentials | null;
  #isKept = true;

  constructor(storage: Storage, tabs: EventTarget) {
    this.#stored = new StoredJson(storage, key, isCredentials);
    this.#current = this.#stored.load();
    tabs.addEventListener('storage', (event) => {
      const changed = (event as StorageEvent).key;
      if (changed === key || changed === null) this.#readAgain();
    });
    for (const event of returnEvents) tabs.addEventListener(event, () => this.#readAgain());
  }

  get current(): SessionCredentials | null {
    return this.#current;
  }

  get isPersisted(): boolean {
    return this.#isKept;
  }

  open(credentials: SessionCredentials): boolean {
    this.#isKept = this.#stored.save(credentials);
    // The storage still holds the previous session, which must not return.
    if (!this.#isKept) this.#stored.clear();
    this.#change(credentials, 'opened');
    return this.#isKept;
  }

  close(end: SessionEnd): void {
    this.#stored.clear();
    this.#isKept = true;
    this.#change(null, end);
  }

  subscribe(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Other tabs cannot end a session that is only in the memory of this tab. */
  #readAgain(): void {
    const stored = this.#stored.load();
    if (!stored && !this.#isKept) return;
    this.#isKept = true;
    this.#change(stored, 'in-another-tab');
  }

  #change(credentials: SessionCredentials | null, change: SessionChange): void {
    const isSame =
      credentials?.token === this.#current?.token && credentials?.readerId === this.#current?.readerId;
    if (isSame) return;
    this.#current = credentials;
    for (const listener of [...this.#listeners]) listener(change);
  }
}
