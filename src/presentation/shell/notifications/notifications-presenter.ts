import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import {
  isNeverShown,
  isSameNotification,
  type Notification,
  type NotificationContent,
  type NotificationType,
  notificationOf,
} from '../../../domain/notification.ts';
import type { Result } from '../../../domain/result.ts';

export interface ShownNotification extends Notification {
  /** Number of times it was reported while shown. Each time restarts the timeout of its toast. */
  readonly times: number;
}

/** The notifications of all screens. Rule 56. */
export class NotificationsPresenter {
  /** Newest first. */
  all: readonly ShownNotification[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /**
   * Shows a failure, or the message of a success, as a toast. Returns the outcome:
   * `const outcome = notifications.report(await useCase.execute())`.
   */
  report<Value, Problem extends Failure>(outcome: Result<Value, Problem>): Result<Value, Problem> {
    if (!outcome.ok) this.showError(outcome.failure);
    else if (outcome.success) this.showSuccess(outcome.success);
    return outcome;
  }

  showError(content: NotificationContent): void {
    this.#show('ERROR', content);
  }

  showSuccess(content: NotificationContent): void {
    this.#show('SUCCESS', content);
  }

  showInfo(content: NotificationContent): void {
    this.#show('INFO', content);
  }

  close(id: number): void {
    this.all = this.all.filter((notification) => notification.id !== id);
  }

  #show(type: NotificationType, content: NotificationContent): void {
    const notification = notificationOf(this.#lastId + 1, type, content);
    if (isNeverShown(notification)) return;
    const shownNotification = this.all.find((each) => isSameNotification(each, notification));
    if (shownNotification) {
      this.all = this.all.map((each) =>
        each === shownNotification ? { ...each, times: each.times + 1 } : each,
      );
      return;
    }
    this.#lastId = notification.id;
    this.all = [{ ...notification, times: 1 }, ...this.all];
  }
}
