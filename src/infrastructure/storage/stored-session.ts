import type { Session, SessionChange, SessionEnd } from '../../application/ports/session/session.ts';
import type { SessionCredentials } from '../../domain/session/session.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const key = 'banca.session';

/** A tab that was frozen or in the background may have missed what others did. */
const comingBack = ['pageshow', 'visibilitychange'];

const isCredentials = (value: unknown): value is SessionCredentials =>
  hasFields(value, 'token', 'readerId') &&
  typeof value.token === 'string' &&
  typeof value.readerId === 'string' &&
  value.token !== '' &&
  value.readerId !== '';

/**
 * The session in the browser's storage: read once at the start, and again when another tab changes it or this one
 * comes back. Where the storage keeps nothing, it lives in this tab's memory.
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
    for (const event of comingBack) tabs.addEventListener(event, () => this.#readAgain());
  }

  get current(): SessionCredentials | null {
    return this.#current;
  }

  get isKept(): boolean {
    return this.#isKept;
  }

  open(credentials: SessionCredentials): boolean {
    this.#isKept = this.#stored.save(credentials);
    // What was kept before is another session, which must not come back.
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

  /** Nobody else can have ended a session that is only in this tab. */
  #readAgain(): void {
    const stored = this.#stored.load();
    if (!stored && !this.#isKept) return;
    this.#isKept = true;
    this.#change(stored, 'elsewhere');
  }

  #change(credentials: SessionCredentials | null, change: SessionChange): void {
    const isSame =
      credentials?.token === this.#current?.token && credentials?.readerId === this.#current?.readerId;
    if (isSame) return;
    this.#current = credentials;
    for (const listener of [...this.#listeners]) listener(change);
  }
}
