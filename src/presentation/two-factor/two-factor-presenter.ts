import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  SecondFactor,
  SecondFactorSetup,
  SecondFactorState,
} from '../../application/ports/second-factor.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { successes } from '../../domain/success.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import { SecondFactorCode } from '../shell/second-factor/second-factor-code.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';

/** What may be changed once it is on. */
export type TwoFactorChange = 'renew' | 'turnOff';

/** What takes the place of what is seen first. */
type TwoFactorStep = TwoFactorChange | 'setup' | 'recoveryCodes';

/** Asks for the password where a change takes it. Null: the reader cancelled. */
interface ChangeConfirmation {
  run<Value>(
    username: string,
    change: (password?: string) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | null>;
}

/** Turning the second factor on and off. Secret and recovery codes stay in memory only while they are shown. */
export class TwoFactorPresenter {
  /** Null: not known yet. */
  state: SecondFactorState | null = null;
  /** Why it is not known. */
  failure: Failure | null = null;
  /** What the authenticator app is being set up with. */
  setup: SecondFactorSetup | null = null;
  /** New ones, to be saved by the reader now. */
  recoveryCodes: readonly string[] | null = null;
  /** What the code is entered for. */
  change: TwoFactorChange | null = null;
  /** What the reader just left: the focus goes back to where it began. Null on arrival. */
  leftStep: TwoFactorStep | null = null;
  isBeginning = false;
  /** Why it could not begin. */
  readonly told: FormFailure;
  /** The first code of the app. */
  readonly firstCode: SecondFactorCode;
  /** The code that allows a change. */
  readonly code: SecondFactorCode;
  readonly #secondFactor: SecondFactor;
  readonly #session: SessionPresenter;
  readonly #confirmation: ChangeConfirmation;
  readonly #notifications: NotificationsPresenter;
  /** Answers of an earlier visit are dropped: they may be another reader's. */
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
    this.told = new FormFailure(notifications);
    this.firstCode = new SecondFactorCode((code) => this.#confirm(code), notifications);
    this.code = new SecondFactorCode((code) => this.#apply(code), notifications);
    makeAutoObservable(
      this,
      {
        state: observableRef,
        failure: observableRef,
        setup: observableRef,
        recoveryCodes: observableRef,
        told: false,
        firstCode: false,
        code: false,
      },
      { autoBind: true },
    );
  }

  /** The screen as it begins. */
  async start(): Promise<void> {
    this.leave();
    this.state = null;
    await this.load();
  }

  async load(): Promise<void> {
    const visit = this.#visit;
    this.failure = null;
    const outcome = await this.#secondFactor.state();
    if (visit !== this.#visit) return;
    runInAction(() => {
      if (outcome.ok) this.state = outcome.value;
      else this.failure = outcome.failure;
    });
  }

  leave(): void {
    this.#visit += 1;
    this.setup = null;
    this.recoveryCodes = null;
    this.isBeginning = false;
    this.stopChange();
    this.leftStep = null;
    this.firstCode.restart();
    this.told.clear();
  }

  async begin(): Promise<void> {
    if (this.isBeginning) return;
    const visit = this.#visit;
    this.isBeginning = true;
    this.told.clear();
    const outcome = await this.#confirmed((password) => this.#secondFactor.begin(password));
    if (visit !== this.#visit) return;
    if (outcome) this.told.tell(outcome);
    runInAction(() => {
      this.isBeginning = false;
      if (outcome?.ok) this.setup = outcome.value;
    });
  }

  cancelSetup(): void {
    this.setup = null;
    this.leftStep = 'setup';
    this.firstCode.restart();
  }

  startChange(change: TwoFactorChange): void {
    this.code.restart();
    this.change = change;
    this.recoveryCodes = null;
  }

  stopChange(): void {
    this.code.restart();
    this.leftStep = this.change;
    this.change = null;
  }

  /** The reader has saved the recovery codes. */
  finish(): void {
    this.recoveryCodes = null;
    this.leftStep = 'recoveryCodes';
  }

  signInAgain(): Promise<void> {
    return this.#session.signOut('again');
  }

  async #confirm(code: string): Promise<Result<unknown, Failure> | null> {
    const visit = this.#visit;
    const outcome = await this.#secondFactor.confirm(code);
    if (visit !== this.#visit) return null;
    if (outcome.ok) await this.#showRecoveryCodes(outcome.value);
    return outcome;
  }

  async #apply(code: string): Promise<Result<unknown, Failure> | null> {
    const { change } = this;
    const visit = this.#visit;
    const outcome = await this.#confirmed<readonly string[] | undefined>(async (password) =>
      change === 'renew'
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
      this.#notifications.showSuccess(successes.secondFactorTurnedOff);
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

  #confirmed<Value>(change: (password?: string) => Promise<Result<Value, Failure>>) {
    return this.#confirmation.run(this.#session.user?.username ?? '', change);
  }
}
