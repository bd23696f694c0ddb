import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import {
  isGeneric,
  isSameNotice,
  type Notification,
  type NotificationType,
  notificationOf,
  type Tellable,
} from '../../../domain/notification.ts';
import type { Result } from '../../../domain/result.ts';

/** A notification that has not been closed yet. */
export interface StandingNotification extends Notification {
  /** How often it was told while it stood: each time its toast begins anew. */
  readonly times: number;
}

/** The notifications of all screens. Rule 56. */
export class NotificationsPresenter {
  /** Newest first. */
  all: readonly StandingNotification[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /**
   * The one way from the outcome of an action to a toast: tells a failure, or what a success has to say, and hands
   * the outcome on: `const outcome = notifications.report(await useCase.execute())`.
   */
  report<Value, Problem extends Failure>(outcome: Result<Value, Problem>): Result<Value, Problem> {
    if (!outcome.ok) this.showError(outcome.failure);
    else if (outcome.success) this.showSuccess(outcome.success);
    return outcome;
  }

  showError(tellable: Tellable): void {
    this.#show('ERROR', tellable);
  }

  showSuccess(tellable: Tellable): void {
    this.#show('SUCCESS', tellable);
  }

  showInfo(tellable: Tellable): void {
    this.#show('INFO', tellable);
  }

  close(id: number): void {
    this.all = this.all.filter((notification) => notification.id !== id);
  }

  #show(type: NotificationType, tellable: Tellable): void {
    const told = notificationOf(this.#lastId + 1, type, tellable);
    if (isGeneric(told)) return;
    const standing = this.all.find((notification) => isSameNotice(notification, told));
    if (standing) {
      this.all = this.all.map((each) => (each === standing ? { ...each, times: each.times + 1 } : each));
      return;
    }
    this.#lastId = told.id;
    this.all = [{ ...told, times: 1 }, ...this.all];
  }
}
