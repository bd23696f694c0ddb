import type { AgeCheck } from '../../../src/application/ports/account/age-check.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { serviceFailure } from '../service-failure.ts';

/** Accepts every declaration of age, except from users whose recorded age is below the limit. It trusts no user data. */
export class FakeAgeCheck implements AgeCheck {
  /** By reader id. The key of visitors is null. */
  readonly isOfAgeByReader = new Map<string | null, boolean>();

  isOfAge(user: IdentityUser | null): boolean | null {
    return this.isOfAgeByReader.get(user?.id ?? null) ?? null;
  }

  async confirm(user: IdentityUser | null) {
    if (this.isOfAge(user) === false) return failed(serviceFailure('USER.UNDERAGE'));
    this.isOfAgeByReader.set(user?.id ?? null, true);
    return succeeded(user && { ...user, hasDeclaredAdult: true });
  }
}
