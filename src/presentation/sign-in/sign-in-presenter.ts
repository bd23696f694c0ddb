import { makeObservable, observable, runInAction } from 'mobx';
import type { SignIn } from '../../application/session/sign-in.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { secondFactorRequired } from '../../domain/session/second-factor-failures.ts';
import type { AuthOptions } from '../shell/auth/auth-options.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { SecondFactorForm } from '../shell/second-factor/second-factor-form.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import { emptySignInForm, type SignInForm, signInRules } from './sign-in-form.ts';

/**
 * Signs in with a password, and with a code if the account has a second factor. After a failure the typed values stay,
 * and the failure is shown until the reader types again.
 */
export class SignInPresenter {
  step: 'password' | 'code' = 'password';
  readonly form: Form<SignInForm>;
  readonly formFailure: FormFailure;
  readonly secondFactor: SecondFactorForm;
  readonly authOptions: AuthOptions;
  readonly #signIn: SignIn;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;

  constructor(
    signIn: SignIn,
    session: SessionPresenter,
    authOptions: AuthOptions,
    notifications: NotificationsPresenter,
  ) {
    this.#signIn = signIn;
    this.#session = session;
    this.#notifications = notifications;
    this.authOptions = authOptions;
    this.formFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptySignInForm,
      validator: (values) => validate(values, signInRules),
      onChange: () => this.#clearFailure(),
      onSubmit: (values) => this.#submit(values),
    });
    this.secondFactor = new SecondFactorForm((code) => this.#submitCode(code), notifications);
    makeObservable(this, { step: observable });
  }

  /** True if the service refused the last session and no other was opened since. */
  get hasSessionExpired(): boolean {
    return this.#session.lastEnd === 'refused';
  }

  /** Closes the notification about the expired session, because the screen shows the same text. */
  readonly hideExpiryNotification = (): void => {
    for (const { id, code } of this.#notifications.all) {
      if (code === failures.expiredSession.code) this.#notifications.close(id);
    }
  };

  /** Clears the form, so that no password stays in memory. */
  readonly leave = (): void => {
    this.form.reset();
    this.returnToPassword();
    this.#clearFailure();
  };

  /** Keeps the values of the password form. */
  readonly returnToPassword = (): void => {
    this.secondFactor.restart();
    runInAction(() => {
      this.step = 'password';
    });
  };

  /** The screen is left only after the user is loaded too. */
  async #submit({ entry: usernameOrEmail, password }: SignInForm): Promise<boolean> {
    this.authOptions.confirmationEmail.reset();
    const outcome = await this.#signIn.execute(usernameOrEmail, password);
    if (!outcome.ok && outcome.failure.code === secondFactorRequired) {
      this.#askForCode();
      return false;
    }
    if (!this.formFailure.report(outcome).ok) return false;
    return this.#restoreSession(this.formFailure);
  }

  async #submitCode(code: string): Promise<Result<unknown, Failure> | null> {
    const { entry: usernameOrEmail, password } = this.form.values;
    const outcome = await this.#signIn.execute(usernameOrEmail, password, code);
    if (outcome.ok) {
      await this.#restoreSession(this.secondFactor.failure);
      return this.#session.failure ? null : outcome;
    }
    // The password was changed between the two steps.
    if (outcome.failure.code !== failures.invalidCredentials.code) return outcome;
    this.returnToPassword();
    this.formFailure.report(outcome);
    return null;
  }

  #askForCode(): void {
    this.formFailure.clear();
    runInAction(() => {
      this.step = 'code';
    });
  }

  async #restoreSession(formFailure: FormFailure): Promise<boolean> {
    await this.#session.restore();
    if (this.#session.failure) formFailure.show(this.#session.failure);
    return this.#session.isAuthenticated;
  }

  #clearFailure(): void {
    this.formFailure.clear();
    this.authOptions.confirmationEmail.reset();
  }
}
