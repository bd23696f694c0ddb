import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** The failure of the last submission. The form shows it, so its toast is hidden. */
export class FormFailure {
  current: Failure | null = null;
  /** Counts failures, so that screen readers announce a repeated failure again. */
  times = 0;
  readonly #notifications: NotificationsPresenter;

  constructor(notifications: NotificationsPresenter) {
    this.#notifications = notifications;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Shows a failure in the form and a success as a toast. Returns the outcome. */
  report<Value, Problem extends Failure>(outcome: Result<Value, Problem>): Result<Value, Problem> {
    this.#notifications.report(outcome.ok ? outcome : failed({ ...outcome.failure, hide: true }));
    if (outcome.ok) this.clear();
    else this.show(outcome.failure);
    return outcome;
  }

  /** Shows a failure that the notifications already know or need not know. */
  show(failure: Failure): void {
    this.current = failure;
    this.times += 1;
  }

  clear(): void {
    this.current = null;
  }
}
