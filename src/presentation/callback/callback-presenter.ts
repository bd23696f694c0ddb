import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExternalReturnInput } from '../../application/ports/session/external-sign-in.ts';
import type {
  ExternalOutcome,
  FinishExternalSignIn,
} from '../../application/session/finish-external-sign-in.ts';
import type { ReturnedSignIn, TakeExternalReturn } from '../../application/session/take-external-return.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import { isWrongCode, secondFactorRequired } from '../../domain/session/second-factor-failures.ts';
import { successes } from '../../domain/success.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { SecondFactorCode } from '../shell/second-factor/second-factor-code.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import type { Arrival } from './arrival.ts';
import { type EmailForm, emailRules, emailTaken, emptyEmailForm } from './email-form.ts';
import { isPassing, type WaysOn, waysOn } from './ways-on.ts';

/** How far a return has come. */
export type CallbackStep =
  | { readonly kind: 'finishing' }
  | { readonly kind: 'email' }
  | { readonly kind: 'secondFactor' }
  | { readonly kind: 'leaving'; readonly place: string }
  | { readonly kind: 'stopped'; readonly failure: Failure };

/** The address is none. */
const ofEmail: ReadonlySet<string> = new Set(['USER.INVALID_DATA', failures.badRequest.code]);

/** The way back from a provider: what came back is kept in memory alone, and for no longer than it is of use. */
export class CallbackPresenter {
  step: CallbackStep = { kind: 'finishing' };
  readonly form: Form<EmailForm>;
  /** Why the e-mail address that was typed is not enough. */
  readonly told: FormFailure;
  readonly secondFactor: SecondFactorCode;
  readonly #takeReturn: TakeExternalReturn;
  readonly #finish: FinishExternalSignIn;
  readonly #arrival: Arrival;
  readonly #notifications: NotificationsPresenter;
  #search: string | null = null;
  #returned: ReturnedSignIn | null = null;
  #settle: (() => Promise<void>) | null = null;

  constructor(
    takeReturn: TakeExternalReturn,
    finish: FinishExternalSignIn,
    arrival: Arrival,
    notifications: NotificationsPresenter,
  ) {
    this.#takeReturn = takeReturn;
    this.#finish = finish;
    this.#arrival = arrival;
    this.#notifications = notifications;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptyEmailForm,
      validator: (values) => validate(values, emailRules),
      onChange: () => this.told.clear(),
      onSubmit: ({ email }) => this.#submit({ email }),
    });
    this.secondFactor = new SecondFactorCode((code) => this.#submitCode(code), notifications);
    makeAutoObservable(
      this,
      { step: observableRef, form: false, told: false, secondFactor: false },
      { autoBind: true },
    );
  }

  get waysOn(): WaysOn | null {
    if (this.step.kind !== 'stopped') return null;
    return waysOn(this.step.failure.code, this.#returned?.pending ?? null, this.#arrival.isSignedIn);
  }

  /** Takes what the address carries; the same again, or an address without anything afterwards, changes nothing. */
  async come(search: string): Promise<void> {
    if (search === this.#search || (search === '' && this.#search !== null)) return;
    this.#search = search;
    const query = new URLSearchParams(search);
    const told = (name: string) => query.get(name) ?? undefined;
    const taken = this.#takeReturn.execute({
      state: told('state') ?? '',
      code: told('code'),
      error: told('error'),
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

  /** Sends the same return once more, or asks again who it was that came in. */
  async retry(): Promise<void> {
    this.step = { kind: 'finishing' };
    if (this.#settle) return this.#settle();
    await this.#submit();
  }

  /** Somebody else's turn, at a place of this app. */
  async signOutTo(place: string): Promise<void> {
    const signedOut = this.#arrival.signOut();
    this.#leave(place);
    await signedOut;
  }

  /** True when it worked. */
  async #submit(entered: ExternalReturnInput = {}): Promise<boolean> {
    const outcome = await this.#send(entered);
    if (!outcome) return false;
    if (outcome.ok) await this.#settle?.();
    else this.#fail(outcome.failure, entered.email !== undefined);
    return outcome.ok;
  }

  /** Wrong codes and temporary failures stay at the form; all other failures end the sign-in. */
  async #submitCode(secondFactor: string): Promise<Result<unknown, Failure> | null> {
    const outcome = await this.#send({ secondFactor });
    if (!outcome) return null;
    if (outcome.ok) {
      await this.#settle?.();
      return outcome;
    }
    const { code } = outcome.failure;
    if (isWrongCode(code) || isPassing(code)) return outcome;
    this.#stop(outcome.failure);
    return null;
  }

  async #send(entered: ExternalReturnInput): Promise<Result<ExternalOutcome, Failure> | null> {
    const { pending, code } = this.#returned ?? {};
    if (!pending || !code) return null;
    const outcome = await this.#finish.execute(pending, code, entered);
    if (outcome.ok) {
      this.#settle = async () => {
        const settled = await this.#arrival.settle(outcome.value);
        if (!settled.ok) return this.#stop(settled.failure);
        if (settled.success) this.#notifications.showSuccess(settled.success);
        this.#leave(pending.returnTo);
      };
    }
    return outcome;
  }

  /** What a corrected address may change is told at the form. */
  #fail(failure: Failure, isTyped: boolean): void {
    const asks = failure.code === externalFailures.emailRequired.code;
    if (failure.code === secondFactorRequired) this.#ask('secondFactor');
    else if (isTyped && failure.code === '0208002') {
      if (!this.form.refuse('email', emailTaken)) this.told.show(failure);
    } else if (isTyped && (asks || ofEmail.has(failure.code) || isPassing(failure.code)))
      this.told.show(failure);
    else if (asks) this.#ask('email');
    else this.#stop(failure);
  }

  #ask(kind: 'email' | 'secondFactor'): void {
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
    const place = this.#returned?.pending.returnTo ?? '/';
    this.#leave(this.#returned?.pending.userId ? place : returningTo('/auth/login', place));
  }

  #leave(place: string): void {
    this.#returned = null;
    this.#settle = null;
    this.form.reset();
    this.secondFactor.restart();
    runInAction(() => {
      this.step = { kind: 'leaving', place };
    });
  }
}
