import { makeAutoObservable, runInAction } from 'mobx';
import type { SignIn } from '../../application/session/sign-in.ts';
import type { Failure } from '../../domain/failure.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validatorOf } from '../ui/validation/form-class.ts';
import { SignInForm } from './sign-in-form.ts';

/** Signing in by password: what is typed is kept when it fails. */
export class SignInPresenter {
  failure: Failure | null = null;
  readonly form: Form<SignInForm>;
  readonly #signIn: SignIn;
  readonly #session: SessionPresenter;

  constructor(signIn: SignIn, session: SessionPresenter) {
    this.#signIn = signIn;
    this.#session = session;
    this.form = new Form({
      initialValues: new SignInForm(),
      validator: validatorOf(SignInForm),
      onChange: () => this.forgetFailure(),
      onSubmit: (values) => this.open(values),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.isAuthenticated;
  }

  /** Forgets what was typed: nobody's password stays in memory once the screen is left. */
  clear(): void {
    this.form.reset();
    this.failure = null;
  }

  forgetFailure(): void {
    this.failure = null;
  }

  /** Signed in means that it is also known who: only then the screen may be left. */
  async open({ entry, password }: SignInForm): Promise<boolean> {
    this.failure = null;
    const failure = await this.#try(entry, password);
    runInAction(() => {
      this.failure = failure;
    });
    return failure === null;
  }

  async #try(entry: string, password: string): Promise<Failure | null> {
    const outcome = await this.#signIn.execute(entry, password);
    if (!outcome.ok) return outcome.failure;
    await this.#session.restore();
    return this.#session.failure;
  }
}
