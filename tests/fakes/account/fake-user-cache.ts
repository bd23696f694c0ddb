import type { UserCache } from '../../../src/application/ports/account/user-cache.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';

export class FakeUserCache implements UserCache {
  readonly #users = new Map<string, IdentityUser>();

  load(readerId: string): IdentityUser | null {
    return this.#users.get(readerId) ?? null;
  }

  save(user: IdentityUser): void {
    this.#users.set(user.id, user);
  }

  clear(): void {
    this.#users.clear();
  }
}
