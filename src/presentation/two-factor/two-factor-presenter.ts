import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  SecondFactor,
  SecondFactorSetup,
  SecondFactorState,
} from '../../application/ports/account/second-factor.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { successes } from '../../domain/success.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { SecondFactorCode } from '../shell/second-factor/second-factor-code.ts';
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
  change: TwoFactorChange | null = null;
  /** The step that the reader has just left. The focus returns to its button. null when the screen opens. */
  leftStep: TwoFactorStep | null = null;
  isBeginning = false;
  /** Why the setup could not begin. */
  readonly beginFailure: FormFailure;
  /** The first code of the app. */
  readonly firstCode: SecondFactorCode;
  /** The code that confirms a change. */
  readonly code: SecondFactorCode;
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
    this.beginFailure = new FormFailure(notifications);
    this.firstCode = new SecondFactorCode((code) => this.#confirm(code), notifications);
    this.code = new SecondFactorCode((code) => this.#apply(code), notifications);
    makeAutoObservable(
      this,
      {
        loadable: false,
        setup: observableRef,
        recoveryCodes: observableRef,
        beginFailure: false,
        firstCode: false,
        code: false,
      },
      { autoBind: true },
    );
  }

  async start(): Promise<void> {
    this.leave();
    await this.load();
  }

  async load(): Promise<void> {
    await this.loadable.load(null, () => this.#secondFactor.state());
  }

  leave(): void {
    this.#visit += 1;
    this.loadable.reset();
    this.setup = null;
    this.recoveryCodes = null;
    this.isBeginning = false;
    this.stopChange();
    this.leftStep = null;
    this.firstCode.restart();
    this.beginFailure.clear();
  }

  async begin(): Promise<void> {
    if (this.isBeginning) return;
    const visit = this.#visit;
    this.isBeginning = true;
    this.beginFailure.clear();
    const outcome = await this.#confirmed((password) => this.#secondFactor.begin(password));
    if (visit !== this.#visit) return;
    if (outcome) this.beginFailure.report(outcome);
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
