import type { AgeCheck } from '../../../src/application/ports/account/age-check.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { serviceFailure } from '../service-failure.ts';

/** Accepts every declaration of age, except from users whose recorded age is below the limit. It trusts no user data. */
export class FakeAgeCheck implements AgeCheck {
  /** By reader id. The key of visitors is null. */
  readonly isOfAgeByReader = new Map<string | null, boolean>();
  readonly #declared = new Set<string | null>();

  isOfAge(user: IdentityUser | null): boolean | null {
    const id = user?.id ?? null;
    return this.isOfAgeByReader.get(id) ?? (this.#declared.has(id) || null);
  }

  async confirm(user: IdentityUser | null) {
    if (this.isOfAge(user) === false) return failed(serviceFailure('USER.UNDERAGE'));
    this.#declared.add(user?.id ?? null);
    return succeeded(user && { ...user, hasDeclaredAdult: true });
  }
}
