import type { SignIn } from '../../application/session/sign-in.ts';
import { failures } from '../../domain/failure.ts';
import type { AuthWaysIn } from '../shell/auth-ways.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import { emptySignInForm, type SignInForm, signInRules } from './sign-in-form.ts';

/** Signing in by password: what is typed is kept when it fails, and why it failed stays until something is typed. */
export class SignInPresenter {
  readonly form: Form<SignInForm>;
  readonly told: FormFailure;
  readonly ways: AuthWaysIn;
  readonly #signIn: SignIn;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;

  constructor(
    signIn: SignIn,
    session: SessionPresenter,
    ways: AuthWaysIn,
    notifications: NotificationsPresenter,
  ) {
    this.#signIn = signIn;
    this.#session = session;
    this.#notifications = notifications;
    this.ways = ways;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptySignInForm,
      validator: (values) => validate(values, signInRules),
      onChange: () => this.#forgetFailure(),
      onSubmit: (values) => this.#open(values),
    });
  }

  /** True where the last session was refused and none was opened since. */
  get hasExpired(): boolean {
    return this.#session.ended === 'refused';
  }

  /** The screen itself says that the session has expired, and for longer than a notification. */
  readonly sayExpiryHere = (): void => {
    for (const { id, code } of this.#notifications.all) {
      if (code === failures.expiredSession.code) this.#notifications.close(id);
    }
  };

  /** Nobody's password stays in memory once the screen is left. */
  readonly leave = (): void => {
    this.form.reset();
    this.#forgetFailure();
  };

  /** Signed in means that it is also known who: only then the screen may be left. */
  async #open({ entry, password }: SignInForm): Promise<boolean> {
    this.ways.letter.forget();
    const outcome = this.told.tell(await this.#signIn.execute(entry, password));
    if (!outcome.ok) return false;
    await this.#session.restore();
    if (this.#session.failure) this.told.show(this.#session.failure);
    return this.#session.isAuthenticated;
  }

  #forgetFailure(): void {
    this.told.clear();
    this.ways.letter.forget();
  }
}
