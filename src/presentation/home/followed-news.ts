import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Follows } from '../../application/ports/following/follows.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { succeeded } from '../../domain/result.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

const pageSize = 20;

interface RequestedNews {
  readonly readerId: string;
  /** The number of changes of follows before the request. */
  readonly changes: number;
  readonly issues: EndlessList<Issue>;
  /** The list that was shown before. */
  readonly formerIssues: EndlessList<Issue> | null;
}

/** The newest issue of each followed series, publisher and creator that has issues the reader has not seen. */
export class FollowedNews {
  latest: RequestedNews | null = null;
  readonly #source: Follows;
  readonly #follows: FollowsPresenter;
  readonly #session: SessionPresenter;

  constructor(source: Follows, follows: FollowsPresenter, session: SessionPresenter) {
    this.#source = source;
    this.#follows = follows;
    this.#session = session;
    makeAutoObservable(this, { latest: observableRef }, { autoBind: true });
  }

  /** null until it is requested for the reader who is signed in. The former list is shown until the new one has loaded. */
  get current(): EndlessList<Issue> | null {
    if (!this.latest || this.latest.readerId !== this.#session.readerId) return null;
    const { issues, formerIssues } = this.latest;
    const isLoaded = issues.isSettled && !issues.failure;
    return formerIssues && !isLoaded ? formerIssues : issues;
  }

  /**
   * Loads the list of each reader who signs in, until the returned function is called. Loads it again if the follows or
   * what the reader has seen have changed.
   */
  start(): () => void {
    return reaction(
      () => this.#session.readerId,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** Loads the reader's list. Loads it again if the follows have changed. */
  async load(): Promise<void> {
    const { readerId } = this.#session;
    if (readerId === null) return;
    const { changes } = this.#follows;
    if (this.latest?.readerId !== readerId || this.latest.changes !== changes) {
      this.latest = { readerId, changes, issues: this.#createList(), formerIssues: this.current };
    }
    await this.latest.issues.start();
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
