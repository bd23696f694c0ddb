import { validateSync } from 'class-validator';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SignIn } from '../../application/session/sign-in.ts';
import type { Failure } from '../../domain/failure.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';
import { SignInForm } from './sign-in-form.ts';

export type SignInField = keyof SignInForm;

/** Signing in by password: what is typed is kept when it fails. */
export class SignInPresenter {
  readonly form = new SignInForm();
  /** The translation keys of what is wrong with each field. */
  errors: Partial<Record<SignInField, string>> = {};
  failure: Failure | null = null;
  isSubmitting = false;
  readonly #signIn: SignIn;
  readonly #session: SessionPresenter;

  constructor(signIn: SignIn, session: SessionPresenter) {
    this.#signIn = signIn;
    this.#session = session;
    makeAutoObservable(this.form);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.isAuthenticated;
  }

  change(field: SignInField, value: string): void {
    this.form[field] = value;
    this.failure = null;
    delete this.errors[field];
  }

  /** Forgets what was typed: nobody's password stays in memory once the screen is left. */
  clear(): void {
    this.form.entry = '';
    this.form.password = '';
    this.errors = {};
    this.failure = null;
  }

  async submit(): Promise<void> {
    if (this.isSubmitting) return;
    this.errors = this.#check();
    if (Object.keys(this.errors).length > 0) return;
    this.isSubmitting = true;
    this.failure = null;
    const failure = await this.#open();
    runInAction(() => {
      this.isSubmitting = false;
      this.failure = failure;
    });
  }

  /** Signed in means that it is also known who: only then the screen may be left. */
  async #open(): Promise<Failure | null> {
    const outcome = await this.#signIn.execute(this.form.entry, this.form.password);
    if (!outcome.ok) return outcome.failure;
    await this.#session.restore();
    return this.#session.failure;
  }

  #check(): Partial<Record<SignInField, string>> {
    return Object.fromEntries(
      validateSync(this.form).map(({ property, constraints }) => [
        property,
        Object.values(constraints ?? {})[0] ?? '',
      ]),
    );
  }
}
