import { makeAutoObservable, runInAction } from 'mobx';
import type { UnlinkOperator } from '../../application/provider-bond/unlink-operator.ts';
import { activeBond, operatorName } from '../../domain/provider-bond.ts';
import type { ConfirmPresenter } from '../shell/confirm-presenter.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';
import type { AccountOwner } from './account-owner.ts';

/** The bond of an account with its operator. */
export class OperatorBond {
  isUnlinking = false;
  readonly owner: AccountOwner;
  readonly #unlinkOperator: UnlinkOperator;
  readonly #confirm: ConfirmPresenter;
  readonly #notifications: NotificationsPresenter;

  constructor(
    owner: AccountOwner,
    unlinkOperator: UnlinkOperator,
    confirm: ConfirmPresenter,
    notifications: NotificationsPresenter,
  ) {
    this.owner = owner;
    this.#unlinkOperator = unlinkOperator;
    this.#confirm = confirm;
    this.#notifications = notifications;
    makeAutoObservable(this, { owner: false }, { autoBind: true });
  }

  /** The operator that the account is linked to; null: none. */
  get operator(): string | null {
    const bond = activeBond(this.owner.reader);
    return bond && operatorName(bond);
  }

  /** Asks first: without the operator there is only the password left. */
  async unlink(question: ConfirmQuestion): Promise<void> {
    if (this.isUnlinking) return;
    const { reader } = this.owner;
    if (!reader || !(await this.#confirm.ask(question))) return;
    runInAction(() => {
      this.isUnlinking = true;
    });
    const outcome = this.#notifications.tell(await this.#unlinkOperator.execute(reader));
    runInAction(() => {
      this.isUnlinking = false;
      if (outcome.ok) this.owner.replaceReader(outcome.value);
    });
  }
}
