import { accountSuccesses } from '../../domain/account/account-successes.ts';
import { type AccountAction, mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { UserErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IdentityUsers, UserChanges } from '../ports/account/identity-users.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** The action that a change of a field belongs to. */
const actions = {
  nickname: 'public-profile',
  name: 'public-profile',
  surname: 'public-profile',
  about: 'public-profile',
  avatar: 'public-profile',
  cover: 'public-profile',
  cpf: 'personal-data',
  birthDate: 'personal-data',
  address: 'personal-data',
} as const satisfies Readonly<Record<keyof UserChanges, AccountAction>>;

/** Changes the profile of the signed-in user and caches the result. */
export class UpdateProfile {
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
    changes: UserChanges,
    reader: Reader | null,
    password?: string,
  ): Promise<Result<IdentityUser, Failure<UserErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    const fields = Object.keys(actions) as (keyof UserChanges)[];
    const changedFields = fields.filter((field) => changes[field] !== undefined);
    if (!changedFields.every((field) => mayDo(actions[field], reader))) {
      return failed(failures.parentPermission);
    }

    const outcome = await this.#identityUsers.update(readerId, changes, password);
    if (!outcome.ok) return outcome;
    // If another user signed in meanwhile, do not cache this user's data.
    if (this.#session.current?.readerId === readerId) this.#cache.save(outcome.value);
    return succeeded(outcome.value, accountSuccesses.profileSaved);
  }
}
