import type { AgeCheck } from '../../application/ports/account/age-check.ts';
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

/**
 * Trusts declarations. The birth date of an account decides; an account without one declared at sign-up that its owner
 * is an adult. The declaration of a visitor is valid for the visit.
 */
export class DeclaredAge implements AgeCheck {
  readonly #clock: Clock;
  readonly #stored: StoredJson<true>;
  #isDeclared = false;

  /** `storage`: is cleared when the visit ends. */
  constructor(clock: Clock, storage: Storage) {
    this.#clock = clock;
    this.#stored = new StoredJson(storage, 'banca.of-age', isTrue);
  }

  isOfAge(user: IdentityUser | null): boolean | null {
    if (user) return user.birthDate === null || this.#isAdult(user.birthDate);
    return this.#isDeclared || this.#stored.load();
  }

  async confirm(user: IdentityUser | null) {
    if (this.isOfAge(user) === false) return failed(underage);
    if (!user) {
      // Also kept in memory, for browsers without storage.
      this.#isDeclared = true;
      this.#stored.save(true);
    }
    return succeeded(undefined);
  }

  /** An impossible birth date does not make anyone an adult. */
  #isAdult(birthDate: string): boolean {
    const now = this.#clock.now();
    const born = birthDateOf(birthDate, now);
    return born !== null && isAtLeast(minimumAge, born, now);
  }
}
