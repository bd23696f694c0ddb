import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session, SessionChange, SessionEnd } from '../../../application/ports/session/session.ts';
import type { RestoreSession } from '../../../application/session/restore-session.ts';
import type { SignOut } from '../../../application/session/sign-out.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import { successes } from '../../../domain/success.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Who is signed in, for every screen. */
export class SessionPresenter {
  /**
   * Whose session this device holds: known at once, before it is known who that is; null while nobody is signed in.
   * What is kept of one user's is looked up by it, so that it is gone the moment that it is another's.
   */
  userId: string | null;
  user: IdentityUser | null = null;
  /** Why it could not be told who holds this device's session, which goes on: see `restore`. */
  failure: Failure | null = null;
  /** True once the device was asked and, with a token, the service too. */
  isReady = false;
  /** Why the last session ended; null while there is one, or has been none. One that another tab ended was wanted. */
  ended: SessionEnd | null = null;
  readonly #session: Session;
  readonly #restoreSession: RestoreSession;
  readonly #signOut: SignOut;
  readonly #notifications: NotificationsPresenter;
  #restoring: { readonly token: string | undefined; readonly done: Promise<void> } | null = null;

  constructor(
    session: Session,
    restoreSession: RestoreSession,
    signOut: SignOut,
    notifications: NotificationsPresenter,
  ) {
    this.#session = session;
    this.#restoreSession = restoreSession;
    this.#signOut = signOut;
    this.#notifications = notifications;
    this.userId = session.current?.userId ?? null;
    makeAutoObservable(this, { user: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True with a token and an email address, once `isReady`. Rule 13. */
  get isAuthenticated(): boolean {
    return this.isReady && this.userId !== null && Boolean(this.user?.email);
  }

  /** Follows the device's session, in this tab and in others, until the returned function is called. */
  start(): () => void {
    void this.restore();
    return this.#session.subscribe((change) => {
      this.#tell(change);
      void this.restore();
    });
  }

  /**
   * Asks who holds the session: again after a failure. Whoever asks while the same session is being asked about
   * waits for that answer.
   */
  restore(): Promise<void> {
    this.#forgetFormerUser();
    const token = this.#session.current?.token;
    if (!this.#restoring || this.#restoring.token !== token) {
      this.#restoring = { token, done: this.#ask(token) };
    }
    return this.#restoring.done;
  }

  /** The user as the service has it now. That of another session is dropped. */
  replaceUser(user: IdentityUser): void {
    if (user.uuid === this.userId) this.user = user;
  }

  /** `end` 'again': a private page leads to the sign-in, and back to itself afterwards. */
  async signOut(end: 'wanted' | 'again' = 'wanted'): Promise<void> {
    const outcome = await this.#signOut.execute(end);
    if (outcome.ok && outcome.success) this.#notifications.showInfo(outcome.success);
  }

  /** At once, so that nothing of one user is drawn, not even for a frame, when the session is another's. */
  #forgetFormerUser(): void {
    const userId = this.#session.current?.userId ?? null;
    if (userId === this.userId) return;
    runInAction(() => {
      this.userId = userId;
      this.user = null;
      this.failure = null;
      this.isReady = userId === null;
    });
  }

  /** Whichever call was told that the session is refused, it is said once. What another tab did was said there. */
  #tell(change: SessionChange): void {
    const end = change === 'refused' || change === 'again' ? change : 'wanted';
    runInAction(() => {
      this.ended = this.#session.current ? null : end;
    });
    if (change === 'refused') this.#notifications.showError(failures.expiredSession);
    if (change === 'opened' && !this.#session.isKept) this.#notifications.showInfo(successes.sessionNotKept);
  }

  async #ask(token: string | undefined): Promise<void> {
    const outcome = await this.#restoreSession.execute();
    // Closed or replaced meanwhile: this is no longer about who is signed in, and was told where it happened.
    if (this.#session.current?.token !== token) return this.#forgetFormerUser();
    this.#notifications.report(outcome);
    runInAction(() => {
      if (outcome.ok) this.user = outcome.value;
      this.failure = outcome.ok ? null : outcome.failure;
      this.isReady = true;
    });
    this.#restoring = null;
  }
}
