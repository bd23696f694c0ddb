import { makeAutoObservable, runInAction } from 'mobx';
import type { UnlinkOperator } from '../../../application/operator-link/unlink-operator.ts';
import {
  activeOperatorLink,
  isOperatorPlan,
  operatorName,
} from '../../../domain/operator-link/operator-link.ts';
import type { ModalsPresenter } from '../modals/modals-presenter.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface ReactivationDependencies {
  readonly session: SessionPresenter;
  readonly profile: ReaderProfilePresenter;
  readonly unlinkOperator: UnlinkOperator;
  readonly modals: ModalsPresenter;
  readonly notifications: NotificationsPresenter;
}

/** The account's operator link: offers to reactivate an expired plan, and unlinks the account. Rule 51. */
export class ReactivationPresenter {
  isUnlinking = false;
  readonly #dependencies: ReactivationDependencies;

  constructor(dependencies: ReactivationDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The name of the linked operator; null if none. */
  get operator(): string | null {
    const operatorLink = activeOperatorLink(this.#dependencies.profile.reader);
    return operatorLink && operatorName(operatorLink);
  }

  /** The reader has the plan of the operator now. */
  get hasPlan(): boolean {
    const { reader } = this.#dependencies.profile;
    return reader !== null && isOperatorPlan(reader, reader.subscription);
  }

  /** The address that the reader has not confirmed yet. Until then, it cannot be used to sign in. Null if it is confirmed. */
  get unconfirmedEmail(): string | null {
    const { user } = this.#dependencies.session;
    return user && !user.hasVerifiedEmail ? user.email : null;
  }

  /** Opens "Seu plano expirou!". */
  openOffer(): void {
    this.#dependencies.modals.open('REACTIVATION', null);
  }

  /** Opens the warning, in place of another modal if its id is given. */
  openUnlinkWarning(modalId?: number): void {
    if (modalId === undefined) this.#dependencies.modals.open('UNLINK_OPERATOR', null);
    else this.#dependencies.modals.replace(modalId, 'UNLINK_OPERATOR', null);
  }

  /** Returns true if the account is no longer linked. A second press during the request does nothing. */
  async unlink(): Promise<boolean> {
    const { reader } = this.#dependencies.profile;
    if (this.isUnlinking || !reader) return false;
    this.isUnlinking = true;
    const outcome = this.#dependencies.notifications.report(
      await this.#dependencies.unlinkOperator.execute(reader),
    );
    runInAction(() => {
      this.isUnlinking = false;
    });
    if (outcome.ok) this.#dependencies.profile.replaceReader(outcome.value);
    return outcome.ok;
  }
}
