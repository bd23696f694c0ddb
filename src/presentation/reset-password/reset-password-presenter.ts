import { makeAutoObservable, runInAction } from 'mobx';
import type { ResetPassword } from '../../application/account/reset-password.ts';
import type { MagicLink } from '../../application/ports/account/accounts.ts';
import type { ReturnPathStore } from '../../application/ports/session/return-path-store.ts';
import type { PasswordErrorCode } from '../../domain/error-code.ts';
import type { Message } from '../i18n/message.ts';
import { isLinkFailure } from '../shell/auth/auth-link.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import { emptyResetPasswordForm, type ResetPasswordForm, resetPasswordRules } from './reset-password-form.ts';

/** 'missing': the screen was opened without the link of an email. 'refused': the link is not valid any more. */
export type ResetStep = 'missing' | 'form' | 'refused' | 'done';

const passwordErrors: Readonly<Partial<Record<PasswordErrorCode, Message>>> = {
  'USER.INVALID_PASSWORD': { key: 'fieldErrors:USER.INVALID_PASSWORD' },
  'USER.COMMON_PASSWORD': { key: 'fieldErrors:USER.COMMON_PASSWORD' },
};

/** Sets a new password with the link of an email. The link is kept only in memory. */
export class ResetPasswordPresenter {
  step: ResetStep = 'missing';
  readonly form: Form<ResetPasswordForm>;
  readonly formFailure: FormFailure;
  readonly #resetPassword: ResetPassword;
  readonly #returnPathStore: ReturnPathStore;
  #link: MagicLink | null = null;

  constructor(
    resetPassword: ResetPassword,
    notifications: NotificationsPresenter,
    returnPathStore: ReturnPathStore,
  ) {
    this.#resetPassword = resetPassword;
    this.#returnPathStore = returnPathStore;
    this.formFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptyResetPasswordForm,
      validator: (values) => validate(values, resetPasswordRules),
      onChange: () => this.formFailure.clear(),
      onSubmit: (values) => this.#reset(values),
      resetsAfterSubmission: true,
    });
    makeAutoObservable(this, { form: false, formFailure: false, returnPath: false }, { autoBind: true });
  }

  /** The path that the reader returns to after signing in. */
  get returnPath(): string {
    return this.#returnPathStore.find();
  }

  open(link: MagicLink | null): void {
    this.leave();
    this.#link = link;
    this.step = link ? 'form' : 'missing';
  }

  /** Clears the link and the password from memory. */
  leave(): void {
    this.form.reset();
    this.formFailure.clear();
    this.#link = null;
    this.step = 'missing';
  }

  async #reset({ password }: ResetPasswordForm): Promise<boolean> {
    const link = this.#link;
    if (!link) return false;
    const outcome = this.formFailure.report(await this.#resetPassword.execute(link, password));
    // Ignore the answer if the reader left the screen or opened another link.
    if (this.#link !== link) return false;
    if (outcome.ok) return this.#finish('done');
    if (isLinkFailure(outcome.failure)) return this.#finish('refused');
    const error = passwordErrors[outcome.failure.code];
    if (error) {
      const isShown = this.form.refuse('password', error);
      if (isShown) this.formFailure.clear();
    }
    return false;
  }

  /** Clears the link, which cannot be used again. */
  #finish(step: 'done' | 'refused'): boolean {
    this.#link = null;
    runInAction(() => {
      this.step = step;
    });
    this.form.reset();
    this.formFailure.clear();
    return step === 'done';
  }
}
