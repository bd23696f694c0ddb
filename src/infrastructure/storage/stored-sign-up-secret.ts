import type { SignUpSecret, SignUpSecrets } from '../../application/ports/account/sign-up-secrets.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { hasFields, StoredJson } from './stored-json.ts';

/** The link of the email is valid for 24 hours (rule 18). */
const lifetimeMs = 24 * 60 * 60 * 1000;

interface StoredSecret extends SignUpSecret {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const isStoredSecret = (value: unknown): value is StoredSecret =>
  hasFields(value, 'readerId', 'codeVerifier', 'savedAt') &&
  typeof value.readerId === 'string' &&
  typeof value.codeVerifier === 'string' &&
  typeof value.savedAt === 'number';

/** All tabs share the secret, because the link of the email opens in another tab. */
export class StoredSignUpSecret implements SignUpSecrets {
  readonly #json: StoredJson<StoredSecret>;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#json = new StoredJson(storage, 'banca.sign-up-secret', isStoredSecret);
    this.#clock = clock;
  }

  save({ readerId, codeVerifier }: SignUpSecret): void {
    this.#json.save({ readerId, codeVerifier, savedAt: this.#now() });
  }

  find(readerId: string): string | null {
    const stored = this.#json.load();
    if (!stored) return null;
    if (this.#now() - stored.savedAt >= lifetimeMs) this.clear();
    else if (stored.readerId === readerId) return stored.codeVerifier;
    return null;
  }

  clear(): void {
    this.#json.clear();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
