import type { SignIn } from '../../application/session/sign-in.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validatorOf } from '../ui/validation/form-class.ts';
import { SignInForm } from './sign-in-form.ts';

/** Signing in by password: what is typed is kept when it fails. */
export class SignInPresenter {
  readonly form: Form<SignInForm>;
  readonly #signIn: SignIn;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;

  constructor(signIn: SignIn, session: SessionPresenter, notifications: NotificationsPresenter) {
    this.#signIn = signIn;
    this.#session = session;
    this.#notifications = notifications;
    this.form = new Form({
      initialValues: new SignInForm(),
      validator: validatorOf(SignInForm),
      onSubmit: (values) => this.#open(values),
    });
  }

  get isSignedIn(): boolean {
    return this.#session.isAuthenticated;
  }

  /** Signed in means that it is also known who: only then the screen may be left. */
  async #open({ entry, password }: SignInForm): Promise<boolean> {
    const outcome = this.#notifications.tell(await this.#signIn.execute(entry, password));
    if (!outcome.ok) return false;
    await this.#session.restore();
    return this.isSignedIn;
  }
}
