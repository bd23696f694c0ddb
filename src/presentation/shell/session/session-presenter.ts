import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session, SessionChange, SessionEnd } from '../../../application/ports/session/session.ts';
import type { RestoreSession } from '../../../application/session/restore-session.ts';
import type { SignOut } from '../../../application/session/sign-out.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import { successes } from '../../../domain/success.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/**
 * The session of this device and its user, for every screen. It is not a `Loadable`, because the user belongs to a
 * reader but each request to a token, and a failure stays on the screen during a retry.
 */
export class SessionPresenter {
  /**
   * The owner of the session, known before `user` is loaded; null if no one is signed in. Data is looked up by this id,
   * so that data of a former user is never shown.
   */
  readerId: string | null;
  /** True in a guided account that its guardian opened. Belongs to `readerId`. */
  isOpenedByGuardian: boolean;
  user: IdentityUser | null = null;
  /** Why the user could not be loaded. The session continues: see `restore`. */
  failure: Failure | null = null;
  /** True if there is no session, or once the request for its user has finished. */
  isReady: boolean;
  /** Why the last session ended; null if there is a session or was none. 'signed-out' if another tab ended it. */
  lastEnd: SessionEnd | null = null;
  /** How often a session has started or ended, in any tab, since the app was opened. */
  changesCount = 0;
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
    this.readerId = session.current?.readerId ?? null;
    this.isOpenedByGuardian = session.current?.isOpenedByGuardian ?? false;
    this.isReady = this.readerId === null;
    makeAutoObservable(this, { user: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True with a token and an email address, once `isReady`. Rule 13. */
  get isAuthenticated(): boolean {
    return this.isReady && this.readerId !== null && Boolean(this.user?.email);
  }

  /** Follows the session in this tab and in others, until the returned function is called. */
  start(): () => void {
    void this.restore();
    return this.#session.subscribe((change) => {
      this.#handleChange(change);
      void this.restore();
    });
  }

  /** Loads the user of the session. Concurrent callers share one request for the same session. */
  restore(): Promise<void> {
    this.#clearFormerUser();
    const token = this.#session.current?.token;
    if (!this.#restoring || this.#restoring.token !== token) {
      this.#restoring = { token, done: this.#loadUser(token) };
    }
    return this.#restoring.done;
  }

  /** Replaces the user. Ignored if the user belongs to another session. */
  replaceUser(user: IdentityUser): void {
    if (user.id === this.readerId) this.user = user;
  }

  /** With `end` 'signing-in-again', a private page sends the reader to the sign-in screen and back. */
  async signOut(end: 'signed-out' | 'signing-in-again' = 'signed-out'): Promise<void> {
    const outcome = await this.#signOut.execute(end);
    if (outcome.ok && outcome.success) this.#notifications.showInfo(outcome.success);
  }

  /** Synchronous, so that data of a former user is not shown, not even for one frame. */
  #clearFormerUser(): void {
    const readerId = this.#session.current?.readerId ?? null;
    if (readerId === this.readerId) return;
    runInAction(() => {
      this.readerId = readerId;
      this.isOpenedByGuardian = this.#session.current?.isOpenedByGuardian ?? false;
      this.user = null;
      this.failure = null;
      this.isReady = readerId === null;
    });
  }

  /** An expired session is reported once, even if several calls notice it. Other tabs report their own changes. */
  #handleChange(change: SessionChange): void {
    const end = change === 'refused' || change === 'signing-in-again' ? change : 'signed-out';
    runInAction(() => {
      this.lastEnd = this.#session.current ? null : end;
      this.changesCount += 1;
      // In the same action, so that nobody sees the new session with the former reader.
      this.#clearFormerUser();
    });
    if (change === 'refused') this.#notifications.showError(failures.expiredSession);
    if (change === 'opened' && !this.#session.isPersisted)
      this.#notifications.showInfo(successes.sessionNotKept);
  }

  async #loadUser(token: string | undefined): Promise<void> {
    const outcome = await this.#restoreSession.execute();
    // The session ended or was replaced in the meantime, so this response is out of date.
    if (this.#session.current?.token !== token) return this.#clearFormerUser();
    this.#notifications.report(outcome);
    runInAction(() => {
      if (outcome.ok) this.user = outcome.value;
      this.failure = outcome.ok ? null : outcome.failure;
      this.isReady = true;
    });
    this.#restoring = null;
  }
}
