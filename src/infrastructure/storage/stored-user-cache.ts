import type { Clock } from '../../application/ports/clock.ts';
import type { UserCache } from '../../application/ports/user-cache.ts';
import type { IdentityUser } from '../../domain/session.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const prefix = 'banca.user.';
const lifetime = 24 * 60 * 60 * 1000;

interface CachedUser {
  readonly user: IdentityUser;
  readonly savedAt: number;
}

const isCachedUser = (value: unknown): value is CachedUser =>
  hasFields(value, 'user', 'savedAt') && hasFields(value.user, 'uuid', 'username', 'email');

/** One key per user, each kept for 24 hours. Source: platform.md §9. */
export class StoredUserCache implements UserCache {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  load(userId: string): IdentityUser | null {
    const cached = this.#of(userId).load();
    const isFresh = cached !== null && this.#clock.now().getTime() - cached.savedAt < lifetime;
    return isFresh ? cached.user : null;
  }

  save(user: IdentityUser): void {
    this.#of(user.uuid).save({ user, savedAt: this.#clock.now().getTime() });
  }

  clear(): void {
    for (const key of Object.keys(this.#storage)) {
      if (key.startsWith(prefix)) this.#storage.removeItem(key);
    }
  }

  #of(userId: string): StoredJson<CachedUser> {
    return new StoredJson(this.#storage, `${prefix}${userId}`, isCachedUser);
  }
}
