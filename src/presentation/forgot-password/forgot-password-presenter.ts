import { makeAutoObservable, runInAction } from 'mobx';
import type { AuthLetter } from '../shell/auth-letter.ts';
import { Form } from '../ui/form/form.ts';
import { validatorOf } from '../ui/validation/form-class.ts';
import { ForgotPasswordForm } from './forgot-password-form.ts';

/** Asking for a link that makes another password. Nobody learns here whether there is such an account. */
export class ForgotPasswordPresenter {
  /** Whose letter was asked for; null while the form is being filled in. */
  sentTo: string | null = null;
  readonly form: Form<ForgotPasswordForm>;
  readonly letter: AuthLetter;

  constructor(letter: AuthLetter) {
    this.letter = letter;
    this.form = new Form({
      initialValues: new ForgotPasswordForm(),
      validator: validatorOf(ForgotPasswordForm),
      onChange: () => letter.told.clear(),
      onSubmit: (values) => this.#send(values),
    });
    makeAutoObservable(this, { form: false, letter: false }, { autoBind: true });
  }

  /** Begins with what the screen before had typed. */
  begin(entry: string): void {
    if (entry && !this.form.values.entry) this.form.change('entry', entry);
  }

  /** Back to the form: somebody else's letter need not wait for the last one's pause. */
  tryAnother(): void {
    this.sentTo = null;
    this.letter.forget();
    this.letter.wake();
  }

  leave(): void {
    this.form.reset();
    this.sentTo = null;
    this.letter.forget();
  }

  async #send({ entry }: ForgotPasswordForm): Promise<boolean> {
    this.letter.wake();
    if (!(await this.letter.send(entry))) return false;
    this.letter.forget();
    runInAction(() => {
      this.sentTo = entry.trim();
    });
    return true;
  }
}
