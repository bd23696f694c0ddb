import { makeAutoObservable, observableRef, reaction } from 'mobx';
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
  list: EndlessList<Issue> | null = null;
  readonly #source: Follows;
  readonly #follows: FollowsPresenter;
  readonly #session: SessionPresenter;
  #listedReader: string | null = null;
  #listedChanges = 0;

  constructor(source: Follows, follows: FollowsPresenter, session: SessionPresenter) {
    this.#source = source;
    this.#follows = follows;
    this.#session = session;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** null until it is requested for the reader who is signed in. */
  get current(): EndlessList<Issue> | null {
    return this.#listedReader === this.#session.readerId ? this.list : null;
  }

  /**
   * Loads the list of each reader who signs in, until the returned function is called. Loads it again if the follows or
   * what the reader has seen have changed.
   */
  start(): () => void {
    return reaction(() => this.#session.readerId, this.#load, { fireImmediately: true });
  }

  readonly #load = (readerId: string | null): void => {
    if (readerId === null) return;
    const { changes } = this.#follows;
    if (this.#listedReader !== readerId || this.#listedChanges !== changes || !this.list) {
      this.#listedReader = readerId;
      this.#listedChanges = changes;
      this.list = this.#createList();
    }
    void this.list.start();
  };

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
