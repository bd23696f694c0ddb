import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountDeletions } from '../../application/ports/account/account-deletions.ts';
import type { DeletionErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { ConfirmPresenter } from '../shell/modals/confirm-presenter.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';

export interface ChildDeletionDependencies {
  readonly owner: AccountOwner;
  readonly deletions: AccountDeletions;
  readonly confirm: ConfirmPresenter;
  readonly confirmation: PasswordConfirmation;
  readonly notifications: NotificationsPresenter;
}

/** Schedules and cancels the deletion of the account of a child. */
export class ChildDeletion {
  isChanging = false;
  readonly failure: FormFailure;
  readonly #dependencies: ChildDeletionDependencies;
  readonly #childId: string;
  readonly #onChanged: (deletionAt: string | null) => void;

  constructor(
    dependencies: ChildDeletionDependencies,
    childId: string,
    onChanged: (deletionAt: string | null) => void,
  ) {
    this.#dependencies = dependencies;
    this.#childId = childId;
    this.#onChanged = onChanged;
    this.failure = new FormFailure(dependencies.notifications);
    makeAutoObservable(this, { failure: false }, { autoBind: true });
  }

  /** True if the account is deleted with its guardian's, so that it cannot be cancelled alone. */
  get isWithGuardian(): boolean {
    return this.#dependencies.owner.isDeletionScheduled;
  }

  /** Asks first, and for the password if the service requires it. Resolves to true if the deletion is scheduled. */
  async schedule(question: ConfirmQuestion): Promise<boolean> {
    const { confirm, confirmation, deletions, owner } = this.#dependencies;
    if (this.isChanging || !(await confirm.ask(question))) return false;
    return this.#change(() =>
      confirmation.run(owner.user?.username ?? '', (password) => deletions.schedule(this.#childId, password)),
    );
  }

  /** Resolves to true if no deletion is scheduled any more. */
  async cancel(): Promise<boolean> {
    if (this.isChanging) return false;
    return this.#change(() => this.#dependencies.deletions.cancel(this.#childId));
  }

  async #change(
    change: () => Promise<Result<IdentityUser, Failure<DeletionErrorCode>> | null>,
  ): Promise<boolean> {
    runInAction(() => {
      this.isChanging = true;
    });
    const outcome = await change();
    runInAction(() => {
      this.isChanging = false;
    });
    if (!outcome) return false;
    this.failure.report(outcome);
    if (outcome.ok) this.#onChanged(outcome.value.deletionAt);
    return outcome.ok;
  }
}
