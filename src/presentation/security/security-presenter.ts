import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenSessions } from '../../application/ports/open-sessions.ts';
import type { SecondFactor, SecondFactorState } from '../../application/ports/second-factor.ts';
import type { Failure } from '../../domain/failure.ts';
import type { OpenSession } from '../../domain/open-session.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { type Success, successes } from '../../domain/success.ts';
import type { ConfirmPresenter } from '../shell/confirm-presenter.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';

/** The devices on which a reader is signed in, and how they are signed out. */
export class SecurityPresenter {
  /** null until they are known. */
  sessions: readonly OpenSession[] | null = null;
  /** Why they are not known. */
  failure: Failure | null = null;
  /** The session that is being ended, or all others. */
  ending: string | 'others' | null = null;
  /** null while it is not known, for which its own screen has the failure. */
  secondFactorState: SecondFactorState | null = null;
  /** Why one was not ended. */
  readonly told: FormFailure;
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
    this.told = new FormFailure(notifications);
    makeAutoObservable(
      this,
      { sessions: observableRef, failure: observableRef, secondFactorState: observableRef, told: false },
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

  /** What failed on the last visit is not said again. */
  start(): void {
    this.told.clear();
    this.secondFactorState = null;
    void this.load();
    void this.#loadSecondFactor();
  }

  /** True once it is ended. */
  end({ uuid }: OpenSession, question: ConfirmQuestion): Promise<boolean> {
    return this.#end(uuid, question, successes.sessionEnded, () => this.#openSessions.end(uuid));
  }

  /** True once they are ended. */
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
    const outcome = this.told.tell(ended.ok ? succeeded(undefined, success) : ended);
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
