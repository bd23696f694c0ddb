import { makeAutoObservable, runInAction } from 'mobx';
import type { GuardianRequests } from '../../application/ports/account/guardian-requests.ts';
import type { ChildRequest, RequestAnswer } from '../../domain/account/guardian-request.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';

/** What guided accounts have asked their guardian for in the last 30 days. */
export class ChildRequests {
  readonly loadable = new Loadable<readonly ChildRequest[]>();
  readonly failure: FormFailure;
  /** The request that is being answered. */
  answering: { readonly id: string; readonly answer: RequestAnswer } | null = null;
  readonly #requests: GuardianRequests;

  constructor(requests: GuardianRequests, notifications: NotificationsPresenter) {
    this.#requests = requests;
    this.failure = new FormFailure(notifications);
    makeAutoObservable(this, { loadable: false, failure: false }, { autoBind: true });
  }

  get open(): readonly ChildRequest[] {
    return this.loadable.value?.filter(({ answer }) => answer === null) ?? [];
  }

  get answered(): readonly ChildRequest[] {
    return this.loadable.value?.filter(({ answer }) => answer !== null) ?? [];
  }

  async load(): Promise<void> {
    await this.loadable.load(null, () => this.#requests.listOfChildren());
  }

  /** Resolves to true if the answer is stored. */
  async answer({ id }: ChildRequest, answer: RequestAnswer): Promise<boolean> {
    if (this.answering) return false;
    this.answering = { id, answer };
    const outcome = this.failure.report(await this.#requests.answer(id, answer));
    runInAction(() => {
      this.answering = null;
    });
    if (!outcome.ok) return false;
    this.loadable.change((requests) =>
      requests.map((each) => (each.id === id ? { ...each, ...outcome.value } : each)),
    );
    return true;
  }
}
