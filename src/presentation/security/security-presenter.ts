import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenSessions } from '../../application/ports/open-sessions.ts';
import type { Failure } from '../../domain/failure.ts';
import type { OpenSession } from '../../domain/open-session.ts';
import type { Result } from '../../domain/result.ts';
import type { ConfirmPresenter } from '../shell/confirm-presenter.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';

/** What was ended last, for the reader to hear of. */
export type EndedSessions = 'one' | 'others';

/** The devices on which a reader is signed in, and how they are signed out. */
export class SecurityPresenter {
  /** null until they are known. */
  sessions: readonly OpenSession[] | null = null;
  /** Why they are not known. */
  failure: Failure | null = null;
  /** The session that is being ended, or all others. */
  ending: string | 'others' | null = null;
  ended: EndedSessions | null = null;
  /** Why one was not ended. */
  readonly told: FormFailure;
  readonly #openSessions: OpenSessions;
  readonly #confirm: ConfirmPresenter;

  constructor(openSessions: OpenSessions, confirm: ConfirmPresenter, notifications: NotificationsPresenter) {
    this.#openSessions = openSessions;
    this.#confirm = confirm;
    this.told = new FormFailure(notifications);
    makeAutoObservable(
      this,
      { sessions: observableRef, failure: observableRef, told: false },
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

  /** What was ended or failed on the last visit is not said again. */
  start(): void {
    this.ended = null;
    this.told.clear();
    void this.load();
  }

  async end({ uuid }: OpenSession, question: ConfirmQuestion): Promise<void> {
    await this.#end(uuid, question, () => this.#openSessions.end(uuid));
  }

  async endOthers(question: ConfirmQuestion): Promise<void> {
    await this.#end('others', question, () => this.#openSessions.endOthers());
  }

  async #end(
    which: string,
    question: ConfirmQuestion,
    end: () => Promise<Result<void, Failure>>,
  ): Promise<void> {
    if (this.ending !== null || !(await this.#confirm.ask(question))) return;
    runInAction(() => {
      this.ending = which;
      this.ended = null;
    });
    const outcome = this.told.tell(await end());
    runInAction(() => {
      this.ending = null;
      if (!outcome.ok) return;
      this.ended = which === 'others' ? 'others' : 'one';
      this.sessions =
        this.sessions?.filter(({ uuid, isCurrent }) => isCurrent || (which !== 'others' && uuid !== which)) ??
        null;
    });
  }
}
