import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExternalReturnInput } from '../../application/ports/session/external-sign-in.ts';
import type {
  ExternalOutcome,
  FinishExternalSignIn,
} from '../../application/session/finish-external-sign-in.ts';
import type { MatchExternalReturn, ReturnedSignIn } from '../../application/session/match-external-return.ts';
import type { ExternalSignInErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import { isWrongCode, secondFactorRequired } from '../../domain/session/second-factor-failures.ts';
import { successes } from '../../domain/success.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { SecondFactorForm } from '../shell/second-factor/second-factor-form.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import type { CallbackSession } from './callback-session.ts';
import { type EmailForm, emailRules, emailTaken, emptyEmailForm } from './email-form.ts';
import { isTemporary, type NextActions, nextActionsFor } from './next-actions.ts';

export type CallbackStep =
  | { readonly kind: 'finishing' }
  | { readonly kind: 'email' }
  | { readonly kind: 'secondFactor' }
  | { readonly kind: 'leaving'; readonly path: string }
  | { readonly kind: 'stopped'; readonly failure: Failure };

/** Error codes which mean that the email address is invalid. */
const invalidEmailCodes: ReadonlySet<ExternalSignInErrorCode> = new Set([
  'USER.INVALID_DATA',
  failures.badRequest.code,
]);

/** Completes a sign-in with a provider. The returned code is kept only in memory, and only until it is used. */
export class CallbackPresenter {
  step: CallbackStep = { kind: 'finishing' };
  readonly form: Form<EmailForm>;
  /** The failure of the email address form. */
  readonly formFailure: FormFailure;
  readonly secondFactor: SecondFactorForm;
  readonly #takeReturn: MatchExternalReturn;
  readonly #finish: FinishExternalSignIn;
  readonly #session: CallbackSession;
  readonly #notifications: NotificationsPresenter;
  #search: string | null = null;
  #returned: ReturnedSignIn | null = null;
  #completeSignIn: (() => Promise<void>) | null = null;

  constructor(
    takeReturn: MatchExternalReturn,
    finish: FinishExternalSignIn,
    session: CallbackSession,
    notifications: NotificationsPresenter,
  ) {
    this.#takeReturn = takeReturn;
    this.#finish = finish;
    this.#session = session;
    this.#notifications = notifications;
    this.formFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptyEmailForm,
      validator: (values) => validate(values, emailRules),
      onChange: () => this.formFailure.clear(),
      onSubmit: ({ email }) => this.#submit({ email }),
    });
    this.secondFactor = new SecondFactorForm((code) => this.#submitCode(code), notifications);
    makeAutoObservable(
      this,
      { step: observableRef, form: false, formFailure: false, secondFactor: false },
      { autoBind: true },
    );
  }

  get nextActions(): NextActions | null {
    if (this.step.kind !== 'stopped') return null;
    return nextActionsFor(this.step.failure.code, this.#returned?.pending ?? null, this.#session.isSignedIn);
  }

  /** Reads the parameters of the address once. The same parameters, or none, are ignored afterwards. */
  async receive(search: string): Promise<void> {
    if (search === this.#search || (search === '' && this.#search !== null)) return;
    this.#search = search;
    const query = new URLSearchParams(search);
    const parameter = (name: string) => query.get(name) ?? undefined;
    const taken = this.#takeReturn.execute({
      state: parameter('state') ?? '',
      code: parameter('code'),
      error: parameter('error'),
    });
    if (!taken.ok) return this.#stop(taken.failure);
    this.#returned = taken.value;
    const { pending, code, isCancelled } = taken.value;
    if (isCancelled) return this.#goBack();
    if (code !== null) return this.retry();
    this.#stop(
      pending.provider === 'google' ? externalFailures.invalidGoogleCode : externalFailures.invalidClaroCode,
    );
  }

  /** Sends the same code again, or reloads the session if the code was accepted already. */
  async retry(): Promise<void> {
    this.step = { kind: 'finishing' };
    if (this.#completeSignIn) return this.#completeSignIn();
    await this.#submit();
  }

  async signOutTo(path: string): Promise<void> {
    const signedOut = this.#session.signOut();
    this.#leave(path);
    await signedOut;
  }

  /** Returns true on success. */
  async #submit(input: ExternalReturnInput = {}): Promise<boolean> {
    const outcome = await this.#send(input);
    if (!outcome) return false;
    if (outcome.ok) await this.#completeSignIn?.();
    else this.#handleFailure(outcome.failure, input.email !== undefined);
    return outcome.ok;
  }

  /** After a wrong code or a temporary failure the form stays. All other failures end the sign-in. */
  async #submitCode(secondFactor: string): Promise<Result<unknown, Failure<ExternalSignInErrorCode>> | null> {
    const outcome = await this.#send({ secondFactor });
    if (!outcome) return null;
    if (outcome.ok) {
      await this.#completeSignIn?.();
      return outcome;
    }
    const { code } = outcome.failure;
    if (isWrongCode(code) || isTemporary(code)) return outcome;
    this.#stop(outcome.failure);
    return null;
  }

  async #send(
    input: ExternalReturnInput,
  ): Promise<Result<ExternalOutcome, Failure<ExternalSignInErrorCode>> | null> {
    const { pending, code } = this.#returned ?? {};
    if (!pending || !code) return null;
    const outcome = await this.#finish.execute(pending, code, input);
    if (outcome.ok) {
      this.#completeSignIn = async () => {
        const reloaded = await this.#session.reload(outcome.value);
        if (!reloaded.ok) return this.#stop(reloaded.failure);
        if (reloaded.success) this.#notifications.showSuccess(reloaded.success);
        this.#leave(pending.returnTo);
      };
    }
    return outcome;
  }

  /** Failures that another email address can solve are shown in the form. */
  #handleFailure(failure: Failure<ExternalSignInErrorCode>, hasTypedEmail: boolean): void {
    const needsEmail = failure.code === externalFailures.emailRequired.code;
    if (failure.code === secondFactorRequired) this.#showStep('secondFactor');
    else if (hasTypedEmail && failure.code === '0208002') {
      if (!this.form.refuse('email', emailTaken)) this.formFailure.show(failure);
    } else if (
      hasTypedEmail &&
      (needsEmail || invalidEmailCodes.has(failure.code) || isTemporary(failure.code))
    )
      this.formFailure.show(failure);
    else if (needsEmail) this.#showStep('email');
    else this.#stop(failure);
  }

  #showStep(kind: 'email' | 'secondFactor'): void {
    runInAction(() => {
      this.step = { kind };
    });
  }

  #stop(failure: Failure): void {
    runInAction(() => {
      this.step = { kind: 'stopped', failure };
    });
  }

  #goBack(): void {
    this.#notifications.showInfo(successes.signInCancelled);
    const path = this.#returned?.pending.returnTo ?? '/';
    this.#leave(this.#returned?.pending.readerId ? path : returningTo('/auth/login', path));
  }

  #leave(path: string): void {
    this.#returned = null;
    this.#completeSignIn = null;
    this.form.reset();
    this.secondFactor.restart();
    runInAction(() => {
      this.step = { kind: 'leaving', path };
    });
  }
}
