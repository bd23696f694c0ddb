import type { ConsentVersion } from '../../domain/account/consent.ts';
import type { ConsentErrorCode, UserErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { Consents } from '../ports/account/consents.ts';
import type { IdentityUsers } from '../ports/account/identity-users.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** The signed-in reader accepts texts. Returns the user, who may then use the private screens. */
export class AcceptTexts {
  readonly #consents: Consents;
  readonly #identityUsers: IdentityUsers;
  readonly #session: Session;
  readonly #cache: UserCache;

  constructor(consents: Consents, identityUsers: IdentityUsers, session: Session, cache: UserCache) {
    this.#consents = consents;
    this.#identityUsers = identityUsers;
    this.#session = session;
    this.#cache = cache;
  }

  async execute(
    versions: readonly ConsentVersion[],
  ): Promise<Result<IdentityUser, Failure<ConsentErrorCode | UserErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    // One after the other, so that the first failure ends it. Repeating has no effect.
    for (const version of versions) {
      const outcome = await this.#consents.accept(version);
      if (!outcome.ok) return outcome;
    }
    const outcome = await this.#identityUsers.find(readerId);
    // If another user signed in meanwhile, do not cache this user's data.
    if (outcome.ok && this.#session.current?.readerId === readerId) this.#cache.save(outcome.value);
    return outcome;
  }
}
