import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session } from '../../application/ports/session.ts';
import type { RestoreSession } from '../../application/session/restore-session.ts';
import type { SignOut } from '../../application/session/sign-out.ts';
import type { Failure } from '../../domain/failure.ts';
import { succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';

/** Who is signed in, for every screen. Ready once the device was asked and, with a token, the service too. */
export class SessionPresenter {
  user: IdentityUser | null = null;
  /** Why the user of this device's session could not be told. */
  failure: Failure | null = null;
  isReady = false;
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
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  /** Source: platform.md §4: ready, with a token and an e-mail address. */
  get isAuthenticated(): boolean {
    return this.isReady && Boolean(this.user?.email);
  }

  /** Follows the device's session, in this tab and in others, until the returned function is called. */
  start(): () => void {
    void this.restore();
    return this.#session.subscribe(() => void this.restore());
  }

  /** Whoever asks while the same session is being asked about waits for that answer. */
  restore(): Promise<void> {
    const token = this.#session.current?.token;
    if (!this.#restoring || this.#restoring.token !== token) {
      this.#restoring = { token, done: this.#ask(token) };
    }
    return this.#restoring.done;
  }

  async signOut(): Promise<void> {
    this.#notifications.tell(await this.#signOut.execute());
  }

  async #ask(token: string | undefined): Promise<void> {
    const outcome = token ? await this.#restoreSession.execute() : succeeded(null);
    // A refused session was closed meanwhile; one that was replaced is asked about anew.
    const now = this.#session.current?.token;
    if (now !== undefined && now !== token) return;
    this.#notifications.tell(outcome);
    runInAction(() => {
      this.user = outcome.ok ? outcome.value : null;
      this.failure = outcome.ok ? null : outcome.failure;
      this.isReady = true;
    });
    this.#restoring = null;
  }
}
