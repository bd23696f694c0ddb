import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangePhone } from '../../application/account/change-phone.ts';
import type { Accounts } from '../../application/ports/account/accounts.ts';
import { accountPhone } from '../../domain/account/phone.ts';
import type { Message } from '../i18n/message.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import { Form } from '../ui/form/form.ts';
import { accountPhoneMask } from '../ui/mask/contact-masks.ts';
import { accountPhoneNumber } from '../ui/validation/contact-checks.ts';
import { Checks, validatorOf } from '../ui/validation/form-class.ts';

const phoneTaken: Message = { key: 'fieldErrors:USER.EXISTING_PHONE_NUMBER' };

class PhoneForm {
  @Checks(accountPhoneNumber())
  phoneNumber = '';
}

export class PhonePresenter {
  /** Replaced by a new form with the saved value after each save. */
  form: Form<PhoneForm>;
  /** True after the reader submitted the form without changes. */
  hasNothingToSave = false;
  readonly formFailure: FormFailure;
  readonly owner: AccountOwner;
  readonly #changePhone: ChangePhone;
  readonly #accounts: Accounts;
  readonly #confirmation: PasswordConfirmation;

  constructor(
    changePhone: ChangePhone,
    accounts: Accounts,
    owner: AccountOwner,
    confirmation: PasswordConfirmation,
    notifications: NotificationsPresenter,
  ) {
    this.#confirmation = confirmation;
    this.#changePhone = changePhone;
    this.#accounts = accounts;
    this.owner = owner;
    this.formFailure = new FormFailure(notifications);
    this.form = this.#createForm();
    makeAutoObservable(this, { form: observableRef, formFailure: false, owner: false }, { autoBind: true });
  }

  /** Discards unsaved changes. */
  restart(): void {
    this.formFailure.clear();
    this.hasNothingToSave = false;
    this.form = this.#createForm();
  }

  #createForm(): Form<PhoneForm> {
    return new Form({
      initialValues: { phoneNumber: accountPhoneMask.mask(this.owner.user?.phoneNumber ?? '') },
      validator: validatorOf(PhoneForm),
      blurChecks: { phoneNumber: (value) => this.#findTaken(value) },
      onChange: () => {
        this.formFailure.clear();
        this.hasNothingToSave = false;
      },
      onSubmit: (values) => this.#save(values),
    });
  }

  /**
   * If the request fails, the number is accepted until it is checked again, at the latest by the service. The own number is
   * not sent.
   */
  async #findTaken(phoneNumber: string): Promise<Message | 'unknown' | null> {
    const number = accountPhone(phoneNumber);
    if (number === '' || number === this.owner.user?.phoneNumber) return null;
    const outcome = await this.#accounts.isTaken('phoneNumber', number);
    if (!outcome.ok) return 'unknown';
    return outcome.value ? phoneTaken : null;
  }

  async #save({ phoneNumber }: PhoneForm): Promise<boolean> {
    const { user } = this.owner;
    if (!user) return false;
    if (accountPhone(phoneNumber) === (user.phoneNumber ?? '')) {
      runInAction(() => {
        this.hasNothingToSave = true;
      });
      return false;
    }
    const confirmedOutcome = await this.#confirmation.run(user.username, (password) =>
      this.#changePhone.execute(phoneNumber, this.owner.reader, password),
    );
    if (!confirmedOutcome) return false;
    const outcome = this.formFailure.report(confirmedOutcome);
    if (outcome.ok) {
      this.owner.replace(outcome.value);
      this.restart();
    } else if (outcome.failure.code === 'USER.EXISTING_PHONE_NUMBER') {
      const isShown = this.form.refuse('phoneNumber', phoneTaken);
      if (isShown) this.formFailure.clear();
    }
    return outcome.ok;
  }
}
