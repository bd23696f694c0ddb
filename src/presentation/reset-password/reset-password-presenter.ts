import { makeAutoObservable, runInAction } from 'mobx';
import type { ResetPassword } from '../../application/account/reset-password.ts';
import type { MagicLink } from '../../application/ports/account/accounts.ts';
import type { AwaitedPlace } from '../../application/ports/session/awaited-place.ts';
import type { Message } from '../i18n/message.ts';
import { isLinkFailure } from '../shell/auth/auth-link.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import { emptyResetPasswordForm, type ResetPasswordForm, resetPasswordRules } from './reset-password-form.ts';

/** 'missing': opened without a letter's link. 'refused': the link is not valid any more. */
export type ResetStep = 'missing' | 'form' | 'refused' | 'done';

const passwordRefusals: Readonly<Record<string, Message>> = {
  'USER.INVALID_PASSWORD': { key: 'fieldErrors:USER.INVALID_PASSWORD' },
  'USER.COMMON_PASSWORD': { key: 'fieldErrors:USER.COMMON_PASSWORD' },
};

/** Making a new password by a letter's link, which stays in memory and nowhere else. */
export class ResetPasswordPresenter {
  step: ResetStep = 'missing';
  readonly form: Form<ResetPasswordForm>;
  readonly told: FormFailure;
  readonly #resetPassword: ResetPassword;
  readonly #awaited: AwaitedPlace;
  #link: MagicLink | null = null;

  constructor(resetPassword: ResetPassword, notifications: NotificationsPresenter, awaited: AwaitedPlace) {
    this.#resetPassword = resetPassword;
    this.#awaited = awaited;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptyResetPasswordForm,
      validator: (values) => validate(values, resetPasswordRules),
      onChange: () => this.told.clear(),
      onSubmit: (values) => this.#reset(values),
      resetsAfterSubmission: true,
    });
    makeAutoObservable(this, { form: false, told: false, place: false }, { autoBind: true });
  }

  /** What the new password is wanted for. */
  get place(): string {
    return this.#awaited.find();
  }

  take(link: MagicLink | null): void {
    this.leave();
    this.#link = link;
    this.step = link ? 'form' : 'missing';
  }

  /** Neither the link nor the password stays in memory once the screen is left. */
  leave(): void {
    this.form.reset();
    this.told.clear();
    this.#link = null;
    this.step = 'missing';
  }

  async #reset({ password }: ResetPasswordForm): Promise<boolean> {
    const link = this.#link;
    if (!link) return false;
    const outcome = this.told.report(await this.#resetPassword.execute(link, password));
    // Whoever left meanwhile, or opened another link, is not led anywhere by this one's answer.
    if (this.#link !== link) return false;
    if (outcome.ok) return this.#end('done');
    if (isLinkFailure(outcome.failure)) return this.#end('refused');
    const refused = passwordRefusals[outcome.failure.code];
    if (refused) {
      const isShown = this.form.refuse('password', refused);
      if (isShown) this.told.clear();
    }
    return false;
  }

  /** The link has done what it could. */
  #end(step: 'done' | 'refused'): boolean {
    this.#link = null;
    runInAction(() => {
      this.step = step;
    });
    this.form.reset();
    this.told.clear();
    return step === 'done';
  }
}
