import { makeAutoObservable, runInAction } from 'mobx';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import {
  emptyForgotPasswordForm,
  type ForgotPasswordForm,
  forgotPasswordRules,
} from './forgot-password-form.ts';

/** Requests an email with a link to set a password. The answer does not reveal whether the account exists. */
export class ForgotPasswordPresenter {
  /** The username or email address that the link was requested for. null while the form is shown. */
  sentTo: string | null = null;
  readonly form: Form<ForgotPasswordForm>;
  readonly resetEmail: AuthEmail;
  readonly #session: SessionPresenter;

  constructor(resetEmail: AuthEmail, session: SessionPresenter) {
    this.resetEmail = resetEmail;
    this.#session = session;
    this.form = new Form({
      initialValues: emptyForgotPasswordForm,
      validator: (values) => validate(values, forgotPasswordRules),
      onChange: () => resetEmail.failure.clear(),
      onSubmit: (values) => this.#send(values),
    });
    makeAutoObservable(this, { form: false, resetEmail: false }, { autoBind: true });
  }

  /** A reader who signed in with Google or an operator can set a first password here. */
  get isSignedIn(): boolean {
    return this.#session.readerId !== null;
  }

  /** Empty if no one is signed in. */
  get knownEmail(): string {
    return this.#session.user?.email ?? '';
  }

  /** Fills in what was typed on the screen before, or the reader's email address. */
  fillIn(usernameOrEmail: string): void {
    if (usernameOrEmail && !this.form.values.entry) this.form.change('entry', usernameOrEmail);
  }

  /** Returns to the form. The pause after an email applies only to the same recipient. */
  showFormAgain(): void {
    this.sentTo = null;
    this.resetEmail.reset();
    this.resetEmail.endPause();
  }

  leave(): void {
    this.form.reset();
    this.sentTo = null;
    this.resetEmail.reset();
  }

  async #send({ entry: usernameOrEmail }: ForgotPasswordForm): Promise<boolean> {
    this.resetEmail.endPause();
    if (!(await this.resetEmail.send(usernameOrEmail))) return false;
    this.resetEmail.reset();
    runInAction(() => {
      this.sentTo = usernameOrEmail.trim();
    });
    return true;
  }
}
