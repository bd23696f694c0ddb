import type { ChangePassword } from '../../application/account/change-password.ts';
import type { PasswordErrorCode } from '../../domain/error-code.ts';
import type { Message } from '../i18n/message.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { password } from '../ui/validation/account-checks.ts';
import { Checks, validatorOf } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';

class PasswordForm {
  @Checks(required())
  current = '';

  @Checks(...password)
  newPassword = '';
}

/** The field that an error code of the service belongs to. */
const fieldErrors: Readonly<
  Partial<Record<PasswordErrorCode, readonly [field: keyof PasswordForm, message: Message]>>
> = {
  'USER.WRONG_PASSWORD': ['current', { key: 'fieldErrors:USER.WRONG_PASSWORD' }],
  'USER.INVALID_PASSWORD': ['newPassword', { key: 'fieldErrors:USER.INVALID_PASSWORD' }],
  'USER.COMMON_PASSWORD': ['newPassword', { key: 'fieldErrors:USER.COMMON_PASSWORD' }],
};

/** Changes the password of a reader who knows the current one. */
export class PasswordPresenter {
  readonly form: Form<PasswordForm>;
  readonly formFailure: FormFailure;
  readonly #changePassword: ChangePassword;

  constructor(changePassword: ChangePassword, notifications: NotificationsPresenter) {
    this.#changePassword = changePassword;
    this.formFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: new PasswordForm(),
      validator: validatorOf(PasswordForm),
      onChange: () => this.formFailure.clear(),
      onSubmit: (values) => this.#submit(values),
      resetsAfterSubmission: true,
    });
  }

  /** Clears the form, so that no password stays in memory. */
  restart(): void {
    this.formFailure.clear();
    this.form.reset();
  }

  async #submit({ current, newPassword }: PasswordForm): Promise<boolean> {
    const outcome = this.formFailure.report(await this.#changePassword.execute(current, newPassword));
    if (outcome.ok) return true;
    const fieldError = fieldErrors[outcome.failure.code];
    if (fieldError && this.form.refuse(...fieldError)) this.formFailure.clear();
    return false;
  }
}
