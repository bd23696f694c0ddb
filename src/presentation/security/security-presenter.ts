import { makeAutoObservable, runInAction } from 'mobx';
import type { SecondFactor, SecondFactorState } from '../../application/ports/account/second-factor.ts';
import type { OpenSessions } from '../../application/ports/session/open-sessions.ts';
import { accountSuccesses } from '../../domain/account/account-successes.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { OpenSession } from '../../domain/session/open-session.ts';
import type { Success } from '../../domain/success.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { ConfirmPresenter } from '../shell/modals/confirm-presenter.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';

/** Lists the devices on which the reader is signed in, and signs out of them. */
export class SecurityPresenter {
  readonly sessionList = new Loadable<readonly OpenSession[]>();
  /** Its failure is shown only on the screen of two-step verification. */
  readonly secondFactor = new Loadable<SecondFactorState>();
  /** The id of the session that is being ended, or 'others'. */
  endingTarget: string | 'others' | null = null;
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
      { sessionList: false, secondFactor: false, endFailure: false },
      { autoBind: true },
    );
  }

  get hasOtherSessions(): boolean {
    return this.sessionList.value?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  async load(): Promise<void> {
    await this.sessionList.load(null, () => this.#openSessions.list());
  }

  /** Clears the failure of the last visit and loads everything again. */
  start(): void {
    this.endFailure.clear();
    this.secondFactor.reset();
    void this.load();
    void this.secondFactor.load(null, () => this.#secondFactor.loadState());
  }

  /** Asks first. Resolves to true if the session ended. */
  end({ id }: OpenSession, question: ConfirmQuestion): Promise<boolean> {
    return this.#end(id, question, accountSuccesses.sessionEnded, () => this.#openSessions.end(id));
  }

  /** Asks first. Resolves to true if the sessions ended. */
  endOthers(question: ConfirmQuestion): Promise<boolean> {
    return this.#end('others', question, accountSuccesses.otherSessionsEnded, () =>
      this.#openSessions.endOthers(),
    );
  }

  async #end(
    target: string,
    question: ConfirmQuestion,
    success: Success,
    end: () => Promise<Result<void, Failure>>,
  ): Promise<boolean> {
    if (this.endingTarget !== null || !(await this.#confirm.ask(question))) return false;
    runInAction(() => {
      this.endingTarget = target;
    });
    const ended = await end();
    const outcome = this.endFailure.report(ended.ok ? succeeded(undefined, success) : ended);
    runInAction(() => {
      this.endingTarget = null;
      if (!outcome.ok) return;
      this.sessionList.change((sessions) =>
        sessions.filter(({ id, isCurrent }) => isCurrent || (target !== 'others' && id !== target)),
      );
    });
    return outcome.ok;
  }
}
