import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { FormFailure } from '../forms/form-failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Milliseconds between two letters: time for the first to arrive. The services have limits of their own. */
const pauseMs = 60_000;

/** Has a service send a letter to whoever the entry names, and again after a while. */
type Send = (entry: string) => Promise<Result<void, Failure>>;

/** A letter that somebody waits for. */
export class AuthEmail {
  readonly failure: FormFailure;
  isSending = false;
  /** True once this very letter was asked for here. */
  isSent = false;
  /** Until when none is sent again, in milliseconds since 1970; null when one may be. */
  pausedUntil: number | null = null;
  /** The clock that it rests by, in milliseconds since 1970. */
  readonly now: () => number;
  readonly #send: Send;

  constructor(send: Send, clock: Clock, notifications: NotificationsPresenter) {
    this.#send = send;
    this.now = () => clock.now().getTime();
    this.failure = new FormFailure(notifications);
    makeAutoObservable(this, { failure: false, now: false }, { autoBind: true });
  }

  /** True when it was sent. Does nothing while another one is on its way or has just been sent. */
  async send(entry: string): Promise<boolean> {
    if (this.isSending || this.isPaused) return false;
    this.isSending = true;
    const outcome = this.failure.report(await this.#send(entry.trim()));
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

  /** One has just been sent. */
  startPause(): void {
    this.pausedUntil = this.now() + pauseMs;
  }

  /** The pause is over. */
  endPause(): void {
    this.pausedUntil = null;
  }

  /** Somebody else's turn. The pause goes on: it is the service's as well. */
  reset(): void {
    this.isSent = false;
    this.failure.clear();
  }
}
