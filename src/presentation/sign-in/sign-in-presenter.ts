import type { SignIn } from '../../application/session/sign-in.ts';
import { failures } from '../../domain/failure.ts';
import type { AuthWaysIn } from '../shell/auth-ways.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validatorOf } from '../ui/validation/form-class.ts';
import { SignInForm } from './sign-in-form.ts';

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
      initialValues: new SignInForm(),
      validator: validatorOf(SignInForm),
      onChange: () => this.#forgetFailure(),
      onSubmit: (values) => this.#open(values),
    });
  }

  /** True while the reader is being told that the session is over. */
  get hasExpired(): boolean {
    return this.#notifications.all.some(({ code }) => code === failures.expiredSession.code);
  }

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
