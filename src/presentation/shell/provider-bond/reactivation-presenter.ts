import { makeAutoObservable, runInAction } from 'mobx';
import type { UnlinkOperator } from '../../../application/provider-bond/unlink-operator.ts';
import { activeBond, operatorName } from '../../../domain/provider-bond/provider-bond.ts';
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

/** An account's bond with its operator: what is asked once its plan expired, and undoing it. Rule 51. */
export class ReactivationPresenter {
  isUnlinking = false;
  readonly #use: ReactivationDependencies;

  constructor(dependencies: ReactivationDependencies) {
    this.#use = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The operator that the account is linked to; null: none. */
  get operator(): string | null {
    const bond = activeBond(this.#use.profile.reader);
    return bond && operatorName(bond);
  }

  /** The address that a link for a password would go to; null while nobody has shown that it is theirs. */
  get confirmedEmail(): string | null {
    const { user } = this.#use.session;
    return user?.hasVerifiedEmail ? user.email : null;
  }

  /** 'Seu plano expirou!' */
  offer(): void {
    this.#use.modals.open('REACTIVATION', null);
  }

  /** Warns first; in place of the modal that it was asked in, if any. */
  warn(modal?: number): void {
    if (modal === undefined) this.#use.modals.open('UNLINK_OPERATOR', null);
    else this.#use.modals.replace(modal, 'UNLINK_OPERATOR', null);
  }

  /** True once the account is linked no more. A second press does nothing while the first one works. */
  async unlink(): Promise<boolean> {
    const { reader } = this.#use.profile;
    if (this.isUnlinking || !reader) return false;
    this.isUnlinking = true;
    const outcome = this.#use.notifications.report(await this.#use.unlinkOperator.execute(reader));
    runInAction(() => {
      this.isUnlinking = false;
    });
    if (outcome.ok) this.#use.profile.replaceReader(outcome.value);
    return outcome.ok;
  }
}
