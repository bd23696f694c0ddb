import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { FormFailure } from '../forms/form-failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Milliseconds between two letters: time for the first to arrive. The services have limits of their own. */
const pause = 60_000;

/** Has a service send a letter to whoever the entry names, and again after a while. */
type Send = (entry: string) => Promise<Result<void, Failure>>;

/** A letter that somebody waits for. */
export class AuthLetter {
  readonly told: FormFailure;
  isSending = false;
  /** True once this very letter was asked for here. */
  isSent = false;
  /** Until when none is sent again, in milliseconds since 1970; null when one may be. */
  restsUntil: number | null = null;
  /** The clock that it rests by, in milliseconds since 1970. */
  readonly now: () => number;
  readonly #send: Send;

  constructor(send: Send, clock: Clock, notifications: NotificationsPresenter) {
    this.#send = send;
    this.now = () => clock.now().getTime();
    this.told = new FormFailure(notifications);
    makeAutoObservable(this, { told: false, now: false }, { autoBind: true });
  }

  /** True when it was sent. Does nothing while another one is on its way or has just been sent. */
  async send(entry: string): Promise<boolean> {
    if (this.isSending || this.isResting) return false;
    this.isSending = true;
    const outcome = this.told.tell(await this.#send(entry.trim()));
    runInAction(() => {
      this.isSending = false;
      this.isSent = outcome.ok;
    });
    if (outcome.ok) this.rest();
    return outcome.ok;
  }

  get isResting(): boolean {
    return this.restsUntil !== null;
  }

  /** One has just been sent. */
  rest(): void {
    this.restsUntil = this.now() + pause;
  }

  /** The pause is over. */
  wake(): void {
    this.restsUntil = null;
  }

  /** Somebody else's turn. The pause goes on: it is the service's as well. */
  forget(): void {
    this.isSent = false;
    this.told.clear();
  }
}
