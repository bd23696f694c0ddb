import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeDeletion } from '../../../application/account/change-deletion.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Subscription } from '../../../domain/account/reader.ts';
import { runningSubscription, scheduledSubscription } from '../../../domain/checkout/own-subscription.ts';
import type { AccountOwner } from '../../shell/account/account-owner.ts';
import { FormFailure } from '../../shell/forms/form-failure.ts';
import type { ConfirmPresenter } from '../../shell/modals/confirm-presenter.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../../shell/password-confirmation/password-confirmation.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
import type { DeletionCancellation } from '../deletion-cancellation.ts';

interface DeletionDependencies {
  readonly owner: AccountOwner;
  readonly cancellation: DeletionCancellation;
  readonly changeDeletion: ChangeDeletion;
  readonly clock: Clock;
  readonly confirm: ConfirmPresenter;
  readonly confirmation: PasswordConfirmation;
  readonly notifications: NotificationsPresenter;
}

/** Schedules the deletion of the account. */
export class DeletionPresenter {
  isScheduling = false;
  readonly failure: FormFailure;
  readonly owner: AccountOwner;
  readonly cancellation: DeletionCancellation;
  readonly #changeDeletion: ChangeDeletion;
  readonly #clock: Clock;
  readonly #confirm: ConfirmPresenter;
  readonly #confirmation: PasswordConfirmation;

  constructor({ owner, cancellation, notifications, ...dependencies }: DeletionDependencies) {
    this.owner = owner;
    this.cancellation = cancellation;
    this.#changeDeletion = dependencies.changeDeletion;
    this.#clock = dependencies.clock;
    this.#confirm = dependencies.confirm;
    this.#confirmation = dependencies.confirmation;
    this.failure = new FormFailure(notifications);
    makeAutoObservable(this, { owner: false, cancellation: false, failure: false }, { autoBind: true });
  }

  /** The plan that the reader loses. */
  get subscription(): Subscription | null {
    return runningSubscription(this.owner.reader, this.#clock.now());
  }

  /** The plan that the reader loses before it begins. */
  get scheduledSubscription(): Subscription | null {
    return scheduledSubscription(this.owner.reader);
  }

  /** Asks first, and for the password if the service requires it. Resolves to true if the deletion is scheduled. */
  async schedule(question: ConfirmQuestion): Promise<boolean> {
    const { user } = this.owner;
    if (!user || this.isScheduling || !(await this.#confirm.ask(question))) return false;
    runInAction(() => {
      this.isScheduling = true;
    });
    const outcome = await this.#confirmation.run(user.username, (password) =>
      this.#changeDeletion.schedule(this.owner.reader, password),
    );
    runInAction(() => {
      this.isScheduling = false;
    });
    if (!outcome) return false;
    const reported = this.failure.report(outcome);
    if (reported.ok) this.owner.replace(reported.value);
    return reported.ok;
  }
}
