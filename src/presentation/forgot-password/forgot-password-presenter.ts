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

/** Asking for a link that makes another password. Nobody learns here whether there is such an account. */
export class ForgotPasswordPresenter {
  /** Whose letter was asked for; null while the form is being filled in. */
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

  /** Who came in by somebody else may be here for their first password. */
  get isSignedIn(): boolean {
    return this.#session.userId !== null;
  }

  /** That of whoever is signed in; empty while nobody is. */
  get knownEmail(): string {
    return this.#session.user?.email ?? '';
  }

  /** Begins with what the screen before had typed, or what is known. */
  begin(entry: string): void {
    if (entry && !this.form.values.entry) this.form.change('entry', entry);
  }

  /** Back to the form: somebody else's letter need not wait for the last one's pause. */
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
