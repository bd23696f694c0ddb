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
  /** The entry that the email was requested for. null while the form is shown. */
  sentTo: string | null = null;
  readonly form: Form<ForgotPasswordForm>;
  readonly letter: AuthEmail;
  readonly #session: SessionPresenter;

  constructor(letter: AuthEmail, session: SessionPresenter) {
    this.letter = letter;
    this.#session = session;
    this.form = new Form({
      initialValues: emptyForgotPasswordForm,
      validator: (values) => validate(values, forgotPasswordRules),
      onChange: () => letter.failure.clear(),
      onSubmit: (values) => this.#send(values),
    });
    makeAutoObservable(this, { form: false, letter: false }, { autoBind: true });
  }

  /** A reader who signed in with Google or an operator can set a first password here. */
  get isSignedIn(): boolean {
    return this.#session.userId !== null;
  }

  /** Empty if no one is signed in. */
  get knownEmail(): string {
    return this.#session.user?.email ?? '';
  }

  /** Fills in the entry that was typed on the screen before, or the known address. */
  begin(entry: string): void {
    if (entry && !this.form.values.entry) this.form.change('entry', entry);
  }

  /** Returns to the form. The pause after an email applies only to the same entry. */
  tryAnother(): void {
    this.sentTo = null;
    this.letter.reset();
    this.letter.endPause();
  }

  leave(): void {
    this.form.reset();
    this.sentTo = null;
    this.letter.reset();
  }

  async #send({ entry }: ForgotPasswordForm): Promise<boolean> {
    this.letter.endPause();
    if (!(await this.letter.send(entry))) return false;
    this.letter.reset();
    runInAction(() => {
      this.sentTo = entry.trim();
    });
    return true;
  }
}
