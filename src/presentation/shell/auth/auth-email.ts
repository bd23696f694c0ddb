import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { FormFailure } from '../forms/form-failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Gives the first email time to arrive before another can be sent. The platform has its own limits. */
const minPauseMs = 60_000;

/** Asks the platform to send the email. */
type SendEmail = (usernameOrEmail: string) => Promise<Result<void, Failure>>;

/** An email that the platform sends for authentication, such as a confirmation link. */
export class AuthEmail {
  readonly failure: FormFailure;
  isSending = false;
  /** True once the email was requested on this screen. */
  isSent = false;
  /** End of the pause between two emails, in milliseconds since 1970; null if an email can be sent. */
  pausedUntil: number | null = null;
  /** The clock of the pause, in milliseconds since 1970. */
  readonly now: () => number;
  readonly #send: SendEmail;

  constructor(send: SendEmail, clock: Clock, notifications: NotificationsPresenter) {
    this.#send = send;
    this.now = () => clock.now().getTime();
    this.failure = new FormFailure(notifications);
    makeAutoObservable(this, { failure: false, now: false }, { autoBind: true });
  }

  /** Returns true if the email was sent. Does nothing while sending or during the pause. */
  async send(usernameOrEmail: string): Promise<boolean> {
    if (this.isSending || this.isPaused) return false;
    this.isSending = true;
    const outcome = this.failure.report(await this.#send(usernameOrEmail.trim()));
    runInAction(() => {
      this.isSending = false;
      this.isSent = outcome.ok;
    });
    if (outcome.ok) this.startPause();
    return outcome.ok;
  }

  get isPaused(): boolean {
    return this.pausedUntil !== null;
  }

  startPause(): void {
    this.pausedUntil = this.now() + minPauseMs;
  }

  endPause(): void {
    this.pausedUntil = null;
  }

  /** For another recipient. The pause continues, because the platform has one too. */
  reset(): void {
    this.isSent = false;
    this.failure.clear();
  }
}
