import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  SecondFactor,
  SecondFactorSetup,
  SecondFactorState,
} from '../../application/ports/account/second-factor.ts';
import { accountSuccesses } from '../../domain/account/account-successes.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { SecondFactorForm } from '../shell/second-factor/second-factor-form.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** The changes that are possible while the second factor is on. */
export type TwoFactorChange = 'renew' | 'turnOff';

/** The steps that replace the first content of the screen. */
type TwoFactorStep = TwoFactorChange | 'setup' | 'recoveryCodes';

/** Asks for the password if a change requires it. Resolves to null if the reader cancelled. */
interface ChangeConfirmation {
  run<Value>(
    username: string,
    change: (password?: string) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | null>;
}

/** Turns the second factor on and off. Keeps secret and recovery codes in memory only while they are shown. */
export class TwoFactorPresenter {
  /** Whether the second factor is on. */
  readonly loadable = new Loadable<SecondFactorState>();
  /** The secret that the reader is adding to the authenticator app. */
  setup: SecondFactorSetup | null = null;
  /** New recovery codes, while the reader saves them. */
  recoveryCodes: readonly string[] | null = null;
  /** The change that the reader is confirming with a code. */
  pendingChange: TwoFactorChange | null = null;
  /** The step that the reader has just left. The focus returns to its button. null when the screen opens. */
  leftStep: TwoFactorStep | null = null;
  isBeginningSetup = false;
  /** Why the setup could not begin. */
  readonly setupFailure: FormFailure;
  /** The first code of the app. */
  readonly firstCode: SecondFactorForm;
  /** The code that confirms a change. */
  readonly changeCode: SecondFactorForm;
  readonly #secondFactor: SecondFactor;
  readonly #session: SessionPresenter;
  readonly #confirmation: ChangeConfirmation;
  readonly #notifications: NotificationsPresenter;
  /** Counts visits. Responses to an earlier visit are ignored, because they may belong to another reader. */
  #visit = 0;

  constructor(
    secondFactor: SecondFactor,
    session: SessionPresenter,
    confirmation: ChangeConfirmation,
    notifications: NotificationsPresenter,
  ) {
    this.#secondFactor = secondFactor;
    this.#session = session;
    this.#confirmation = confirmation;
    this.#notifications = notifications;
    this.setupFailure = new FormFailure(notifications);
    this.firstCode = new SecondFactorForm((code) => this.#confirmSetup(code), notifications);
    this.changeCode = new SecondFactorForm((code) => this.#applyChange(code), notifications);
    makeAutoObservable(
      this,
      {
        loadable: false,
        setup: observableRef,
        recoveryCodes: observableRef,
        setupFailure: false,
        firstCode: false,
        changeCode: false,
      },
      { autoBind: true },
    );
  }

  async start(): Promise<void> {
    this.leave();
    await this.load();
  }

  async load(): Promise<void> {
    await this.loadable.load(null, () => this.#secondFactor.loadState());
  }

  leave(): void {
    this.#visit += 1;
    this.loadable.reset();
    this.setup = null;
    this.recoveryCodes = null;
    this.isBeginningSetup = false;
    this.stopChange();
    this.leftStep = null;
    this.firstCode.restart();
    this.setupFailure.clear();
  }

  async beginSetup(): Promise<void> {
    if (this.isBeginningSetup) return;
    const visit = this.#visit;
    this.isBeginningSetup = true;
    this.setupFailure.clear();
    const outcome = await this.#runConfirmed((password) => this.#secondFactor.begin(password));
    if (visit !== this.#visit) return;
    if (outcome) this.setupFailure.report(outcome);
    runInAction(() => {
      this.isBeginningSetup = false;
      if (outcome?.ok) this.setup = outcome.value;
    });
  }

  cancelSetup(): void {
    this.setup = null;
    this.leftStep = 'setup';
    this.firstCode.restart();
  }

  startChange(change: TwoFactorChange): void {
    this.changeCode.restart();
    this.pendingChange = change;
    this.recoveryCodes = null;
  }

  stopChange(): void {
    this.changeCode.restart();
    this.leftStep = this.pendingChange;
    this.pendingChange = null;
  }

  finish(): void {
    this.recoveryCodes = null;
    this.leftStep = 'recoveryCodes';
  }

  signInAgain(): Promise<void> {
    return this.#session.signOut('signing-in-again');
  }

  async #confirmSetup(code: string): Promise<Result<unknown, Failure> | null> {
    const visit = this.#visit;
    const outcome = await this.#secondFactor.confirm(code);
    if (visit !== this.#visit) return null;
    if (outcome.ok) await this.#showRecoveryCodes(outcome.value);
    return outcome;
  }

  async #applyChange(code: string): Promise<Result<unknown, Failure> | null> {
    const { pendingChange } = this;
    const visit = this.#visit;
    const outcome = await this.#runConfirmed<readonly string[] | undefined>(async (password) =>
      pendingChange === 'renew'
        ? this.#secondFactor.renewRecoveryCodes(code, password)
        : this.#secondFactor
            .turnOff(code, password)
            .then((done) => (done.ok ? { ok: true, value: undefined } : done)),
    );
    if (visit !== this.#visit || !outcome?.ok) return outcome;
    this.stopChange();
    if (outcome.value) await this.#showRecoveryCodes(outcome.value);
    else {
      await this.load();
      this.#notifications.showSuccess(accountSuccesses.secondFactorTurnedOff);
    }
    return outcome;
  }

  async #showRecoveryCodes(codes: readonly string[]): Promise<void> {
    runInAction(() => {
      this.setup = null;
      this.recoveryCodes = codes;
    });
    this.firstCode.restart();
    await this.load();
  }

  #runConfirmed<Value>(change: (password?: string) => Promise<Result<Value, Failure>>) {
    return this.#confirmation.run(this.#session.user?.username ?? '', change);
  }
}
