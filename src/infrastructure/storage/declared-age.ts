import type { AgeCheck } from '../../application/ports/account/age-check.ts';
import type { IdentityUsers } from '../../application/ports/account/identity-users.ts';
import type { UserCache } from '../../application/ports/account/user-cache.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { isAtLeast, minimumAge } from '../../domain/account/age.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import { StoredJson } from './stored-json.ts';

/** The same failure that the platform sends for such an account. */
const underage: Failure<'USER.BLOCKED_CONTENT'> = {
  code: 'USER.BLOCKED_CONTENT',
  name: 'BLOCKED_CONTENT',
  message: 'This content is blocked for this account.',
};

const isTrue = (value: unknown): value is true => value === true;

interface DeclaredAgeDependencies {
  readonly identityUsers: IdentityUsers;
  readonly userCache: UserCache;
  readonly clock: Clock;
  /** Is cleared when the visit ends. */
  readonly storage: Storage;
}

/**
 * Trusts declarations. The birth date of an account decides or, without one, the declaration of its owner, which the
 * identity service stores. The declaration of a visitor is valid for the visit.
 */
export class DeclaredAge implements AgeCheck {
  readonly #identityUsers: IdentityUsers;
  readonly #userCache: UserCache;
  readonly #clock: Clock;
  readonly #stored: StoredJson<true>;
  #isDeclared = false;

  constructor({ identityUsers, userCache, clock, storage }: DeclaredAgeDependencies) {
    this.#identityUsers = identityUsers;
    this.#userCache = userCache;
    this.#clock = clock;
    this.#stored = new StoredJson(storage, 'banca.of-age', isTrue);
  }

  isOfAge(user: IdentityUser | null): boolean | null {
    if (!user) return this.#isDeclared || this.#stored.load();
    if (user.birthDate !== null) return this.#isAdult(user.birthDate);
    return user.hasDeclaredAdult || null;
  }

  async confirm(user: IdentityUser | null) {
    if (this.isOfAge(user) === false) return failed(underage);
    if (user) {
      const outcome = await this.#identityUsers.declareAdult(user.id);
      if (outcome.ok) this.#userCache.save(outcome.value);
      return outcome;
    }
    // Also kept in memory, for browsers without storage.
    this.#isDeclared = true;
    this.#stored.save(true);
    return succeeded(null);
  }

  /** An impossible birth date does not make anyone an adult. */
  #isAdult(birthDate: string): boolean {
    const now = this.#clock.now();
    const born = birthDateOf(birthDate, now);
    return born !== null && isAtLeast(minimumAge, born, now);
  }
}
