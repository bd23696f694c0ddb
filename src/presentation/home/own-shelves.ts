import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { Readings } from '../../application/ports/reading/readings.ts';
import type { ListNextIssues } from '../../application/reading/list-next-issues.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Reading } from '../../domain/reading/reading.ts';
import { succeeded } from '../../domain/result.ts';
import { defaultPageSize, type SliceRequest } from '../../domain/slice.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import type { VisitorReadings } from '../shell/reading/visitor-readings.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';
import type { Lazy } from '../ui/lazy-loading/lazy.ts';

interface OwnShelvesDependencies {
  readonly readings: Readings;
  readonly favourites: Favourites;
  readonly session: SessionPresenter;
  readonly visitorReadings: VisitorReadings;
  readonly listNextIssues: Lazy<ListNextIssues>;
}

interface ReaderLists {
  readonly readerId: string;
  /** What the reader is reading. If there is nothing, `nextIssues` loads before this list counts as loaded. */
  readonly readings: EndlessList<Reading>;
  /** The issues that follow those that the reader read last. */
  readonly nextIssues: EndlessList<Issue>;
  readonly favourites: EndlessList<Issue>;
}

/**
 * The shelves of the reader, or what a visitor reads on this device. They disappear when the session changes, and reload
 * each time home opens, because a reader who returns from a comic expects to see it; until then the former lists are
 * shown.
 */
export class OwnShelves {
  lists: ReaderLists | null = null;
  readonly visitorReadings: VisitorReadings;
  readonly #readings: Readings;
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  readonly #listNextIssues: Lazy<ListNextIssues>;
  /** Identifies the latest refresh. The answers of earlier ones are ignored. */
  #latestRefresh: object = {};

  constructor({ readings, favourites, session, visitorReadings, listNextIssues }: OwnShelvesDependencies) {
    this.visitorReadings = visitorReadings;
    this.#readings = readings;
    this.#favourites = favourites;
    this.#session = session;
    this.#listNextIssues = listNextIssues;
    makeAutoObservable(this, { lists: observableRef, visitorReadings: false }, { autoBind: true });
  }

  get readerId(): string | null {
    return this.#session.readerId;
  }

  get isSignedIn(): boolean {
    return this.readerId !== null;
  }

  get current(): ReaderLists | null {
    return this.lists?.readerId === this.readerId ? this.lists : null;
  }

  /** Reloads the shown lists. Favourites that have not been shown yet load with the lower shelves. */
  async refresh(): Promise<void> {
    const { readerId } = this.#session;
    if (readerId === null) return;
    const refresh = {};
    this.#latestRefresh = refresh;
    const formerLists = this.current;
    const nextIssues = createSinglePageList(() => this.#loadNextIssues(readerId));
    const readings = this.#unfinishedOf(readerId, nextIssues);
    const favourites = this.#favouritesOfReader();
    if (!formerLists) {
      this.lists = { readerId, readings, nextIssues, favourites };
      return readings.start();
    }
    const wasShown = formerLists.favourites.items.length > 0 || formerLists.favourites.isEmpty;
    await Promise.all([
      this.#replaceLists({ readings, nextIssues }, readings, refresh),
      wasShown ? this.#replaceLists({ favourites }, favourites, refresh) : Promise.resolve(),
    ]);
  }

  /**
   * Loads the lists of each reader who signs in, or those of visitors, until the returned function is called. The served
   * page knows nothing of visitors, so their list is not part of the first view.
   */
  start(): () => void {
    return reaction(
      () => this.#session.readerId,
      () => {
        if (!this.current) void this.refresh();
        void this.visitorReadings.refresh();
      },
      { fireImmediately: true },
    );
  }

  /** Replaces lists once `loadingList` has loaded. Keeps the current ones if that fails. */
  async #replaceLists(
    lists: Partial<ReaderLists>,
    loadingList: EndlessList<Reading> | EndlessList<Issue>,
    refresh: object,
  ): Promise<void> {
    await loadingList.start();
    if (this.#latestRefresh !== refresh) return;
    runInAction(() => {
      if (this.current && !loadingList.failure) this.lists = { ...this.current, ...lists };
    });
  }

  /** Comics that were read to the end are left out. */
  #unfinishedOf(readerId: string, nextIssues: EndlessList<Issue>): EndlessList<Reading> {
    const load = async (request: SliceRequest) => {
      const outcome = await this.#readings.listByReader(readerId, { ...request, state: 'reading' });
      if (outcome.ok && request.page === 0 && outcome.value.items.length === 0) await nextIssues.start();
      return outcome;
    };
    return new EndlessList(load, defaultPageSize, ({ issue }) => issue.id);
  }

  /** None if the code cannot be loaded. */
  async #loadNextIssues(readerId: string) {
    const useCase = await this.#listNextIssues.fetch();
    return useCase.ok ? useCase.value.execute(readerId) : succeeded([]);
  }

  #favouritesOfReader(): EndlessList<Issue> {
    return new EndlessList((request) => this.#favourites.list(request), defaultPageSize);
  }
}
