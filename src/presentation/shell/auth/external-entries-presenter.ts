import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExternalProvider } from '../../../application/ports/session/pending-sign-ins.ts';
import type { Session } from '../../../application/ports/session/session.ts';
import type { BeginExternalSignIn } from '../../../application/session/begin-external-sign-in.ts';
import type { ExternalSignIns } from '../../../application/session/external-sign-ins.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** Somebody else that people may sign in with. */
export interface ExternalEntry {
  readonly provider: ExternalProvider;
  /** As people know it, such as 'Google'. */
  readonly name: string;
}

/** What one of them said of its name. */
interface Answer {
  readonly provider: ExternalProvider;
  readonly answer: Result<string | null, Failure>;
}

/** All that there may be, in the order in which they are shown. */
export const providers: readonly ExternalProvider[] = ['google', 'operator'];

/** Milliseconds after which a page that is still there may be left again: the browser was stopped on its way. */
export const leavingTime = 8000;

/** The ways to sign in without a password of one's own. */
export class ExternalEntriesPresenter {
  /** null: not known yet. */
  answers: readonly Answer[] | null = null;
  /** Why the last one pressed led nowhere. */
  refusal: Failure | null = null;
  leavingWith: ExternalProvider | null = null;
  readonly #signIns: ExternalSignIns;
  readonly #begin: BeginExternalSignIn;
  readonly #session: Session;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** One object per press: what a former one brings is of no use any more. */
  #attempt: object | null = null;
  #isAsking = false;

  constructor(signIns: ExternalSignIns, begin: BeginExternalSignIn, session: Session) {
    this.#signIns = signIns;
    this.#begin = begin;
    this.#session = session;
    makeAutoObservable(this, { answers: observableRef, refusal: observableRef }, { autoBind: true });
  }

  /** True once it is known that nobody is offered: then nothing is shown at all. */
  get isEmpty(): boolean {
    return this.isWithout(providers);
  }

  /** True once it is known that none of these is offered. */
  isWithout(wanted: readonly ExternalProvider[]): boolean {
    return this.entriesOf(wanted)?.length === 0 && this.failureOf(wanted) === null;
  }

  /** Those of these that are offered; null: not known yet. */
  entriesOf(wanted: readonly ExternalProvider[]): readonly ExternalEntry[] | null {
    if (!this.answers) return null;
    return this.answers.flatMap(({ provider, answer }) =>
      wanted.includes(provider) && answer.ok && answer.value !== null
        ? [{ provider, name: answer.value }]
        : [],
    );
  }

  /** Why it is not known of all of these. */
  failureOf(wanted: readonly ExternalProvider[]): Failure | null {
    const refused = this.answers?.find(({ provider, answer }) => wanted.includes(provider) && !answer.ok);
    return refused && !refused.answer.ok ? refused.answer.failure : null;
  }

  /** Asks who is offered, unless that is known. */
  async ask(): Promise<void> {
    if (this.#isAsking || (this.answers && !this.failureOf(providers))) return;
    this.#isAsking = true;
    const answers = await Promise.all(
      providers.map(async (provider) => ({ provider, answer: await this.#signIns[provider].offered() })),
    );
    this.#isAsking = false;
    runInAction(() => {
      this.answers = answers;
    });
  }

  /** Leaves for the provider; a second press changes nothing. `returnTo` is the place to go on to afterwards. */
  async begin(provider: ExternalProvider, returnTo: string): Promise<void> {
    if (this.leavingWith) return;
    const attempt = {};
    this.#attempt = attempt;
    this.leavingWith = provider;
    this.refusal = null;
    const userId = this.#session.current?.userId ?? null;
    const isWanted = () => this.#attempt === attempt;
    const outcome = await this.#begin.execute({ provider, returnTo, userId }, isWanted);
    if (!isWanted()) return;
    if (outcome.ok) this.#leaving = setTimeout(() => this.stay(), leavingTime);
    else this.stay(outcome.failure);
  }

  /** The page is still there, there again or left: what was begun is given up, and may be begun anew. */
  stay(refusal: Failure | null = null): void {
    clearTimeout(this.#leaving);
    this.#attempt = null;
    this.leavingWith = null;
    this.refusal = refusal;
  }
}
