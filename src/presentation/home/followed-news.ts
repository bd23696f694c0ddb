import { makeAutoObservable, observableRef } from 'mobx';
import type { Follows } from '../../application/ports/following/follows.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { succeeded } from '../../domain/result.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

const pageSize = 20;

/** The newest issue of each followed series, publisher and creator that has issues the reader has not seen. */
export class FollowedNews {
  list: EndlessList<Issue>;
  readonly #source: Follows;
  readonly #follows: FollowsPresenter;
  readonly #session: SessionPresenter;
  #listedFor = '';

  constructor(source: Follows, follows: FollowsPresenter, session: SessionPresenter) {
    this.#source = source;
    this.#follows = follows;
    this.#session = session;
    this.list = this.#createList();
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Loads the list, again for another reader or if the follows or what the reader has seen have changed. */
  start(): void {
    const listedFor = `${this.#session.readerId} ${this.#follows.changes}`;
    if (this.#listedFor !== listedFor) {
      this.#listedFor = listedFor;
      this.list = this.#createList();
    }
    void this.list.start();
  }

  #createList(): EndlessList<Issue> {
    return new EndlessList(async (request: SliceRequest) => {
      const outcome = await this.#source.list(request);
      if (!outcome.ok) return outcome;
      const { items, hasNext } = outcome.value;
      const newItems = items.filter(({ newIssuesCount }) => newIssuesCount > 0);
      // Follows without new issues come last.
      return succeeded({
        ...outcome.value,
        items: newItems.map(({ newestIssue }) => newestIssue),
        hasNext: hasNext && newItems.length === items.length,
      });
    }, pageSize);
  }
}
