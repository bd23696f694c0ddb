import type { ExternalOutcome } from '../../application/session/finish-external-sign-in.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { activeOperatorLink, operatorName } from '../../domain/operator-link/operator-link.ts';
import { operatorLinked } from '../../domain/operator-link/operator-link-successes.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** The session and the reader profile, as the callback screen uses them. */
export class CallbackSession {
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;

  constructor(session: SessionPresenter, profile: ReaderProfilePresenter) {
    this.#session = session;
    this.#profile = profile;
  }

  get isSignedIn(): boolean {
    return this.#session.isAuthenticated;
  }

  signOut(): Promise<void> {
    return this.#session.signOut();
  }

  /** Loads the session and, after a new operator link, the reader profile. Can be repeated after a failure. */
  async reload(outcome: ExternalOutcome): Promise<Result<void, Failure>> {
    await this.#session.restore();
    const { user, failure } = this.#session;
    if (!user) return failed(failure ?? failures.expiredSession);
    // A new session loads its own profile. After linking, the user is the same, so the profile must be reloaded.
    if (outcome !== 'linked') return succeeded(undefined);
    await this.#profile.load(user.id);
    const operatorLink = activeOperatorLink(this.#profile.reader);
    return succeeded(undefined, operatorLink ? operatorLinked(operatorName(operatorLink)) : undefined);
  }
}
