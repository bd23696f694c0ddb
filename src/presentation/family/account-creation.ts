import { makeAutoObservable } from 'mobx';
import type { GuidedAccounts } from '../../application/ports/account/guided-accounts.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { accountSuccesses } from '../../domain/account/account-successes.ts';
import type { GuidedAccount, NewGuidedAccount } from '../../domain/account/guided-account.ts';
import { succeeded } from '../../domain/result.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import { Form } from '../ui/form/form.ts';
import { required } from '../ui/validation/required.ts';
import { lengthAtMost } from '../ui/validation/text-checks.ts';
import { validate } from '../ui/validation/validate.ts';
import { childBirthDate } from './child-birth-date.ts';
import type { ChildValues } from './child-fields.tsx';

interface CreationValues extends ChildValues {
  readonly hasConsent: boolean;
}

export interface CreationDependencies {
  readonly owner: AccountOwner;
  readonly guidedAccounts: GuidedAccounts;
  readonly clock: Clock;
  readonly confirmation: PasswordConfirmation;
  readonly notifications: NotificationsPresenter;
}

/** The screen of the form. */
interface CreationScreen {
  readonly add: (account: GuidedAccount) => void;
  /** Returns an account of this child that exists but was not known. null if there is none. */
  readonly findCreated: (child: NewGuidedAccount) => Promise<GuidedAccount | null>;
  readonly closeCreation: () => void;
}

/** Opens an account for a child. After a failure the typed values stay. */
export class AccountCreation {
  readonly form: Form<CreationValues>;
  readonly failure: FormFailure;
  readonly #dependencies: CreationDependencies;
  readonly #screen: CreationScreen;

  constructor(dependencies: CreationDependencies, screen: CreationScreen) {
    const { clock, notifications } = dependencies;
    this.#dependencies = dependencies;
    this.#screen = screen;
    this.failure = new FormFailure(notifications);
    this.form = new Form<CreationValues>({
      initialValues: { name: '', nickname: '', birthDate: '', hasConsent: false },
      validator: (values) =>
        validate(values, {
          name: [required(), lengthAtMost(100)],
          nickname: [required(), lengthAtMost(50)],
          birthDate: [required(), childBirthDate(clock)],
          hasConsent: [required({ key: 'family:consentRequired' })],
        }),
      onChange: () => this.failure.clear(),
      onSubmit: (values) => this.#submit(values),
      resetsAfterSubmission: true,
    });
    makeAutoObservable(this, { form: false, failure: false }, { autoBind: true });
  }

  close(): void {
    this.#screen.closeCreation();
    this.form.reset();
    this.failure.clear();
  }

  /** The platform has newer texts than the guardian accepted. */
  requestConsent(): void {
    this.failure.clear();
    this.#dependencies.owner.requestConsent();
  }

  async #submit({ name, nickname, birthDate }: CreationValues): Promise<boolean> {
    const { owner, guidedAccounts, confirmation } = this.#dependencies;
    const child = { name: name.trim(), nickname: nickname.trim(), birthDate };
    const answer = await confirmation.run(owner.user?.username ?? '', (password) =>
      guidedAccounts.create(child, password),
    );
    if (!answer) return false;
    // The response to an earlier request may have been lost.
    const isRepeated = !answer.ok && answer.failure.code === 'USER.EXISTING_GUIDANCE';
    const created = answer.ok ? answer.value : isRepeated ? await this.#screen.findCreated(child) : null;
    const outcome = created ? succeeded(created, accountSuccesses.guidedAccountOpened) : answer;
    this.failure.report(outcome);
    if (!outcome.ok) return false;
    this.#screen.add(outcome.value);
    this.close();
    return true;
  }
}
