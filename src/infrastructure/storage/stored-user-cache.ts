import type { UserCache } from '../../application/ports/account/user-cache.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const prefix = 'banca.user.';
const lifetimeMs = 24 * 60 * 60 * 1000;

interface CachedUser {
  readonly user: IdentityUser;
  readonly savedAt: number;
}

/** Rejects users that an older version stored, because they lack fields that screens need. */
const isCachedUser = (value: unknown): value is CachedUser =>
  hasFields(value, 'user', 'savedAt') &&
  typeof value.savedAt === 'number' &&
  hasFields(value.user, 'id', 'username', 'email', 'balance', 'link', 'hasDeclaredAdult', 'deletionAt') &&
  hasFields(value.user.link, 'roles', 'grantings') &&
  Array.isArray(value.user.link.roles) &&
  Array.isArray(value.user.link.grantings);

/** Uses one key for each user. Rule 14. */
export class StoredUserCache implements UserCache {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  load(readerId: string): IdentityUser | null {
    const cached = this.#of(readerId).load();
    if (cached?.user.id !== readerId) return null;
    const age = this.#clock.now().getTime() - cached.savedAt;
    // A negative age means that the clock was set back, so the real age is unknown.
    return age >= 0 && age < lifetimeMs ? cached.user : null;
  }

  save(user: IdentityUser): void {
    this.#of(user.id).save({ user, savedAt: this.#clock.now().getTime() });
  }

  clear(): void {
    for (const key of Object.keys(this.#storage)) {
      if (key.startsWith(prefix)) this.#of(key.slice(prefix.length)).clear();
    }
  }

  #of(readerId: string): StoredJson<CachedUser> {
    return new StoredJson(this.#storage, `${prefix}${readerId}`, isCachedUser);
  }
}
