import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/**
 * What went wrong with the submission of a form. The form shows it permanently, so its notification is hidden. An
 * object can carry `hide` to suppress the toast.
 */
export class FormFailure {
  current: Failure | null = null;
  /** How often something went wrong: the same failure is read out anew each time. */
  times = 0;
  readonly #notifications: NotificationsPresenter;

  constructor(notifications: NotificationsPresenter) {
    this.#notifications = notifications;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Takes the outcome of a submission and hands it on; what a success has to say is a toast. */
  report<Value>(outcome: Result<Value, Failure>): Result<Value, Failure> {
    this.#notifications.report(outcome.ok ? outcome : failed({ ...outcome.failure, hide: true }));
    if (outcome.ok) this.clear();
    else this.show(outcome.failure);
    return outcome;
  }

  /** For what was told elsewhere already. */
  show(failure: Failure): void {
    this.current = failure;
    this.times += 1;
  }

  clear(): void {
    this.current = null;
  }
}
