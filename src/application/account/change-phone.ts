import { accountSuccesses } from '../../domain/account/account-successes.ts';
import { mayDo } from '../../domain/account/guardianship.ts';
import { accountPhone } from '../../domain/account/phone.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { UserErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IdentityUsers } from '../ports/account/identity-users.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** Changes the phone number of the signed-in user. Fails for guided accounts: only their guardian may do this. */
export class ChangePhone {
  readonly #identityUsers: IdentityUsers;
  readonly #session: Session;
  readonly #cache: UserCache;

  constructor(identityUsers: IdentityUsers, session: Session, cache: UserCache) {
    this.#identityUsers = identityUsers;
    this.#session = session;
    this.#cache = cache;
  }

  /** `reader`: the comics profile, if it is known. `password`: confirms the change if the service requires it. */
  async execute(
    phoneNumber: string,
    reader: Reader | null,
    password?: string,
  ): Promise<Result<IdentityUser, Failure<UserErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    if (!mayDo('phone', reader)) return failed(failures.parentPermission);

    const phone = accountPhone(phoneNumber);
    const outcome = await this.#identityUsers.changePhone(readerId, phone, password);
    if (!outcome.ok) return outcome;
    if (this.#session.current?.readerId === readerId) this.#cache.save(outcome.value);
    return succeeded(outcome.value, accountSuccesses.phoneChanged);
  }
}
