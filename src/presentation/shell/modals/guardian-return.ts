import { makeAutoObservable, runInAction } from 'mobx';
import type { ReturnToGuardian } from '../../../application/session/return-to-guardian.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { secondFactorRequired } from '../../../domain/session/second-factor-failures.ts';
import { Form } from '../../ui/form/form.ts';
import { required } from '../../ui/validation/required.ts';
import { validate } from '../../ui/validation/validate.ts';
import { FormFailure } from '../forms/form-failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import { SecondFactorForm } from '../second-factor/second-factor-form.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';
import type { ModalsPresenter } from './modals-presenter.ts';

/** Lets the guardian return from the account of a child that they opened on this device. */
export class GuardianReturn {
  /** 'sign-in': the guardian has no password and signs in with a provider. */
  step: 'password' | 'code' | 'sign-in' = 'password';
  readonly form: Form<{ password: string }>;
  readonly failure: FormFailure;
  readonly secondFactor: SecondFactorForm;
  #modalId: number | null = null;
  readonly #returnToGuardian: ReturnToGuardian;
  readonly #session: SessionPresenter;
  readonly #profile: Pick<ReaderProfilePresenter, 'reader'>;
  readonly #modals: ModalsPresenter;

  constructor(
    returnToGuardian: ReturnToGuardian,
    session: SessionPresenter,
    profile: Pick<ReaderProfilePresenter, 'reader'>,
    modals: ModalsPresenter,
    notifications: NotificationsPresenter,
  ) {
    this.#returnToGuardian = returnToGuardian;
    this.#session = session;
    this.#profile = profile;
    this.#modals = modals;
    this.failure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: { password: '' },
      validator: (values) => validate(values, { password: [required()] }),
      onChange: () => this.failure.clear(),
      onSubmit: ({ password }) => this.#submit(password),
    });
    this.secondFactor = new SecondFactorForm((code) => this.#submitCode(code), notifications);
    makeAutoObservable(this, { form: false, failure: false, secondFactor: false }, { autoBind: true });
  }

  get guardianName(): string | null {
    return this.#profile.reader?.guardianName ?? null;
  }

  open(): void {
    this.reset();
    this.#modalId = this.#modals.open('RETURN_TO_GUARDIAN', { guardianReturn: this });
  }

  /** Drops the typed password. */
  reset(): void {
    this.step = 'password';
    this.form.reset();
    this.failure.clear();
    this.secondFactor.restart();
  }

  /** Signs the child out. A private page then sends the guardian to the sign-in screen. */
  async signInAgain(): Promise<void> {
    this.#close();
    await this.#session.signOut('signing-in-again');
  }

  async #submit(password: string): Promise<boolean> {
    const outcome = await this.#returnToGuardian.execute(password);
    if (outcome.ok) {
      this.#close();
      return true;
    }
    const { code } = outcome.failure;
    if (code === secondFactorRequired) this.#goTo('code');
    else if (code === 'USER.SIGN_IN_AGAIN') this.#goTo('sign-in');
    else if (code === 'USER.WRONG_PASSWORD')
      this.form.refuse('password', { key: 'guardianReturn:wrongPassword' });
    else this.failure.report(outcome);
    return false;
  }

  async #submitCode(code: string): Promise<Result<unknown, Failure> | null> {
    const outcome = await this.#returnToGuardian.execute(this.form.values.password, code);
    if (outcome.ok) this.#close();
    else if (outcome.failure.code === 'USER.WRONG_PASSWORD') {
      // The password was changed between the two steps.
      this.#goTo('password');
      this.form.refuse('password', { key: 'guardianReturn:wrongPassword' });
      return null;
    }
    return outcome;
  }

  #goTo(step: 'password' | 'code' | 'sign-in'): void {
    this.failure.clear();
    runInAction(() => {
      this.step = step;
    });
  }

  #close(): void {
    if (this.#modalId !== null) this.#modals.startClosing(this.#modalId);
    this.#modalId = null;
  }
}
