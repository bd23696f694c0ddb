import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SecondFactor, SecondFactorState } from '../../application/ports/account/second-factor.ts';
import type { OpenSessions } from '../../application/ports/session/open-sessions.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { OpenSession } from '../../domain/session/open-session.ts';
import { type Success, successes } from '../../domain/success.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { ConfirmPresenter } from '../shell/modals/confirm-presenter.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';

/** Lists the devices on which the reader is signed in, and signs out of them. */
export class SecurityPresenter {
  /** null until they are loaded. */
  sessions: readonly OpenSession[] | null = null;
  /** Why the sessions could not be loaded. */
  failure: Failure | null = null;
  /** The uuid of the session that is being ended, or all others. */
  ending: string | 'others' | null = null;
  /** null until it is loaded. The screen of two-step verification shows the failure. */
  secondFactorState: SecondFactorState | null = null;
  /** Why a session could not be ended. */
  readonly endFailure: FormFailure;
  readonly #openSessions: OpenSessions;
  readonly #secondFactor: SecondFactor;
  readonly #confirm: ConfirmPresenter;

  constructor(
    openSessions: OpenSessions,
    secondFactor: SecondFactor,
    confirm: ConfirmPresenter,
    notifications: NotificationsPresenter,
  ) {
    this.#openSessions = openSessions;
    this.#secondFactor = secondFactor;
    this.#confirm = confirm;
    this.endFailure = new FormFailure(notifications);
    makeAutoObservable(
      this,
      {
        sessions: observableRef,
        failure: observableRef,
        secondFactorState: observableRef,
        endFailure: false,
      },
      { autoBind: true },
    );
  }

  get hasOthers(): boolean {
    return this.sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  async load(): Promise<void> {
    const outcome = await this.#openSessions.list();
    runInAction(() => {
      this.failure = outcome.ok ? null : outcome.failure;
      if (outcome.ok) this.sessions = outcome.value;
    });
  }

  /** Clears the failure of the last visit and loads everything again. */
  start(): void {
    this.endFailure.clear();
    this.secondFactorState = null;
    void this.load();
    void this.#loadSecondFactor();
  }

  /** Asks first. Resolves to true if the session ended. */
  end({ uuid }: OpenSession, question: ConfirmQuestion): Promise<boolean> {
    return this.#end(uuid, question, successes.sessionEnded, () => this.#openSessions.end(uuid));
  }

  /** Asks first. Resolves to true if the sessions ended. */
  endOthers(question: ConfirmQuestion): Promise<boolean> {
    return this.#end('others', question, successes.otherSessionsEnded, () => this.#openSessions.endOthers());
  }

  async #loadSecondFactor(): Promise<void> {
    const outcome = await this.#secondFactor.state();
    runInAction(() => {
      if (outcome.ok) this.secondFactorState = outcome.value;
    });
  }

  async #end(
    which: string,
    question: ConfirmQuestion,
    success: Success,
    end: () => Promise<Result<void, Failure>>,
  ): Promise<boolean> {
    if (this.ending !== null || !(await this.#confirm.ask(question))) return false;
    runInAction(() => {
      this.ending = which;
    });
    const ended = await end();
    const outcome = this.endFailure.tell(ended.ok ? succeeded(undefined, success) : ended);
    runInAction(() => {
      this.ending = null;
      if (!outcome.ok) return;
      this.sessions =
        this.sessions?.filter(({ uuid, isCurrent }) => isCurrent || (which !== 'others' && uuid !== which)) ??
        null;
    });
    return outcome.ok;
  }
}
