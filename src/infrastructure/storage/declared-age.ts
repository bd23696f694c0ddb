import type { AgeCheck } from '../../application/ports/account/age-check.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { isAtLeast, minimumAge } from '../../domain/account/age.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import { StoredJson } from './stored-json.ts';

/** As the platform says it of such an account. */
const underage: Failure<'USER.BLOCKED_CONTENT'> = {
  code: 'USER.BLOCKED_CONTENT',
  name: 'BLOCKED_CONTENT',
  message: 'This content is blocked for this account.',
};

const isYes = (value: unknown): value is true => value === true;

/**
 * Takes people's word. Of an account its birth date decides; who opened one without, declared that they are of age when
 * they did. What a visitor says holds for the visit.
 */
export class DeclaredAge implements AgeCheck {
  readonly #clock: Clock;
  readonly #said: StoredJson<true>;
  #isSaid = false;

  /** `storage` lasts as long as a visit. */
  constructor(clock: Clock, storage: Storage) {
    this.#clock = clock;
    this.#said = new StoredJson(storage, 'banca.of-age', isYes);
  }

  isOfAge(user: IdentityUser | null): boolean | null {
    if (user) return user.birthDate === null || this.#isAdult(user.birthDate);
    return this.#isSaid || this.#said.load();
  }

  async confirm(user: IdentityUser | null) {
    if (this.isOfAge(user) === false) return failed(underage);
    if (!user) {
      // Here too: where the browser keeps nothing, the word holds until the app is closed.
      this.#isSaid = true;
      this.#said.save(true);
    }
    return succeeded(undefined);
  }

  /** A date that nobody alive can have been born on tells of nobody that they are of age. */
  #isAdult(birthDate: string): boolean {
    const now = this.#clock.now();
    const born = birthDateOf(birthDate, now);
    return born !== null && isAtLeast(minimumAge, born, now);
  }
}
