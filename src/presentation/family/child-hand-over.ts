import { makeAutoObservable, runInAction } from 'mobx';
import type { GuidedAccounts } from '../../application/ports/account/guided-accounts.ts';
import { accountSuccesses } from '../../domain/account/account-successes.ts';
import type { GuidedAccount } from '../../domain/account/guided-account.ts';
import type { GuidedAccountErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Success } from '../../domain/success.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import { Form } from '../ui/form/form.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';
import { validate } from '../ui/validation/validate.ts';

export interface ChildHandOverDependencies {
  readonly owner: AccountOwner;
  readonly guidedAccounts: GuidedAccounts;
  readonly confirmation: PasswordConfirmation;
  readonly notifications: NotificationsPresenter;
}

interface HandOverHandlers {
  readonly onChanged: (account: GuidedAccount) => void;
  /** The owner has taken the account meanwhile, or it was deleted. */
  readonly onGuidanceEnded: () => void;
}

/**
 * Hands an account over to its owner, who is an adult now. Until the owner opens the link of the email, the guardian can
 * correct the address, send the link again or cancel.
 */
export class ChildHandOver {
  isCancelling = false;
  readonly form: Form<{ email: string }>;
  readonly failure: FormFailure;
  readonly #dependencies: ChildHandOverDependencies;
  readonly #onChanged: (account: GuidedAccount) => void;
  readonly #onGuidanceEnded: () => void;

  constructor(
    dependencies: ChildHandOverDependencies,
    { id, handOver }: GuidedAccount,
    { onChanged, onGuidanceEnded }: HandOverHandlers,
  ) {
    this.#dependencies = dependencies;
    this.#onChanged = onChanged;
    this.#onGuidanceEnded = onGuidanceEnded;
    this.failure = new FormFailure(dependencies.notifications);
    this.form = new Form<{ email: string }>({
      initialValues: { email: handOver?.email ?? '' },
      validator: (values) => validate(values, { email: [required(), email()] }),
      onChange: () => this.failure.clear(),
      onSubmit: (values) => this.#begin(id, values.email.trim()),
    });
    makeAutoObservable(this, { form: false, failure: false }, { autoBind: true });
  }

  /** Resolves to true if the link is no longer valid. */
  async cancel(id: string): Promise<boolean> {
    if (this.isCancelling || this.form.isSubmitting) return false;
    this.isCancelling = true;
    const outcome = await this.#dependencies.guidedAccounts.cancelHandOver(id);
    runInAction(() => {
      this.isCancelling = false;
    });
    return this.#report(outcome, accountSuccesses.handOverCancelled);
  }

  async #begin(id: string, address: string): Promise<boolean> {
    if (this.isCancelling) return false;
    const { guidedAccounts, confirmation, owner } = this.#dependencies;
    const outcome = await confirmation.run(owner.user?.username ?? '', (password) =>
      guidedAccounts.beginHandOver(id, address, password),
    );
    if (!outcome) return false;
    return this.#report(outcome, accountSuccesses.handOverSent);
  }

  #report(outcome: Result<GuidedAccount, Failure<GuidedAccountErrorCode>>, success: Success): boolean {
    if (!outcome.ok && outcome.failure.code === 'USER.NOT_FOUND') {
      this.#dependencies.notifications.report(succeeded(null, accountSuccesses.guidanceEnded));
      this.#onGuidanceEnded();
      return false;
    }
    this.failure.report(outcome.ok ? succeeded(outcome.value, success) : outcome);
    if (outcome.ok) this.#onChanged(outcome.value);
    return outcome.ok;
  }
}
