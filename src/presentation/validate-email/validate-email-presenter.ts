import { makeAutoObservable, runInAction } from 'mobx';
import type { ConfirmEmail, EmailConfirmation } from '../../application/account/confirm-email.ts';
import type { MagicLink } from '../../application/ports/account/accounts.ts';
import type { ReturnPathStore } from '../../application/ports/session/return-path-store.ts';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import { isLinkFailure } from '../shell/auth/auth-link.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import { emptyValidateEmailForm, type ValidateEmailForm, validateEmailRules } from './validate-email-form.ts';

/**
 * 'missing': opened without the link of an email. 'validated': the reader still has to sign in. 'unanswered': the service
 * did not answer, so the link is still valid.
 */
export type ValidationStep = 'missing' | 'ready' | 'validated' | 'signed-in' | 'refused' | 'unanswered';

/**
 * Confirms an email address with the link of an email, or sends the email again. Other devices than the one that signed
 * up require a button, because mail programs open links, and the owner of an address that someone else typed must not
 * confirm it by opening the link.
 */
export class ValidateEmailPresenter {
  step: ValidationStep = 'missing';
  /** The address of the email that was sent again. */
  sentTo: string | null = null;
  readonly form: Form<ValidateEmailForm>;
  readonly formFailure: FormFailure;
  readonly confirmationEmail: AuthEmail;
  isConfirming = false;
  /** The path that the reader returns to after signing in. */
  returnPath = '/';
  readonly #confirmEmail: ConfirmEmail;
  readonly #returnPathStore: ReturnPathStore;
  #link: MagicLink | null = null;

  constructor(
    confirmEmail: ConfirmEmail,
    confirmationEmail: AuthEmail,
    notifications: NotificationsPresenter,
    returnPathStore: ReturnPathStore,
  ) {
    this.#confirmEmail = confirmEmail;
    this.#returnPathStore = returnPathStore;
    this.confirmationEmail = confirmationEmail;
    this.formFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptyValidateEmailForm,
      validator: (values) => validate(values, validateEmailRules),
      onChange: () => confirmationEmail.failure.clear(),
      onSubmit: (values) => this.#sendAgain(values),
    });
    makeAutoObservable(
      this,
      { form: false, formFailure: false, confirmationEmail: false },
      { autoBind: true },
    );
  }

  /** Opens the link of an email. null if the link is damaged. */
  open(link: MagicLink | null): void {
    this.#link = link;
    this.step = link ? 'ready' : 'missing';
    // The tab that waits for the sign-in clears the stored path as soon as it notices the session.
    this.returnPath = this.#returnPathStore.find();
    if (link && this.#confirmEmail.canSignIn(link)) void this.confirm();
  }

  /** Can be repeated if the service did not answer. */
  async confirm(): Promise<void> {
    const link = this.#link;
    if (!link || this.isConfirming) return;
    this.isConfirming = true;
    this.formFailure.clear();
    const outcome = await this.#confirmEmail.execute(link);
    runInAction(() => {
      this.isConfirming = false;
      // Ignore the answer if the visitor left the screen or opened another link.
      if (this.#link?.code !== link.code) return;
      if (outcome.ok) this.#finish(outcome.value);
      else if (isLinkFailure(outcome.failure)) this.step = 'refused';
      else {
        this.formFailure.report(outcome);
        this.step = 'unanswered';
      }
    });
  }

  leave(): void {
    this.form.reset();
    this.formFailure.clear();
    this.confirmationEmail.reset();
    this.sentTo = null;
    this.open(null);
  }

  #finish(confirmation: EmailConfirmation): void {
    this.step = confirmation === 'signed-in' ? 'signed-in' : 'validated';
    if (confirmation === 'signed-in') this.#returnPathStore.clear();
  }

  async #sendAgain({ email }: ValidateEmailForm): Promise<boolean> {
    this.confirmationEmail.endPause();
    if (!(await this.confirmationEmail.send(email))) return false;
    this.confirmationEmail.reset();
    runInAction(() => {
      this.sentTo = email.trim();
    });
    return true;
  }
}
