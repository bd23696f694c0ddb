import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeDeletion } from '../../application/account/change-deletion.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';

/** The scheduled deletion of the account, which the reader can cancel. */
export class DeletionCancellation {
  isCancelling = false;
  readonly failure: FormFailure;
  readonly #owner: AccountOwner;
  readonly #changeDeletion: ChangeDeletion;

  constructor(owner: AccountOwner, changeDeletion: ChangeDeletion, notifications: NotificationsPresenter) {
    this.#owner = owner;
    this.#changeDeletion = changeDeletion;
    this.failure = new FormFailure(notifications);
    makeAutoObservable(this, { failure: false }, { autoBind: true });
  }

  /** When the account is deleted, ISO 8601. Null if no deletion is scheduled. */
  get deletionAt(): string | null {
    return this.#owner.user?.deletionAt ?? null;
  }

  /** False for a guided account, whose guardian cancels. */
  get isAllowed(): boolean {
    return this.#owner.may('deletion');
  }

  async cancel(): Promise<void> {
    if (this.isCancelling) return;
    this.isCancelling = true;
    const outcome = this.failure.report(await this.#changeDeletion.cancel(this.#owner.reader));
    if (outcome.ok) this.#owner.replace(outcome.value);
    runInAction(() => {
      this.isCancelling = false;
    });
  }
}
