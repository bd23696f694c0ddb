import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { Readings } from '../../application/ports/reading/readings.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Reading } from '../../domain/reading/reading.ts';
import { succeeded } from '../../domain/result.ts';
import { defaultPageSize, type SliceRequest } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

interface Owned {
  readonly userId: string;
  readonly readings: EndlessList<Reading>;
  readonly favourites: EndlessList<Issue>;
}

/**
 * What is a reader's own, looked up by who it is: gone the moment that the session is another's. Told anew each time
 * that the home is opened, as whoever comes back from a comic expects to see it there; until then what was told stands.
 */
export class OwnShelves {
  owned: Owned | null = null;
  readonly #readings: Readings;
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  /** One object per refresh: what an older one brings is nobody's. */
  #refreshing: object = {};

  constructor(readings: Readings, favourites: Favourites, session: SessionPresenter) {
    this.#readings = readings;
    this.#favourites = favourites;
    this.#session = session;
    makeAutoObservable(this, { owned: observableRef }, { autoBind: true });
  }

  get current(): Owned | null {
    return this.owned?.userId === this.#session.userId ? this.owned : null;
  }

  /** Asks anew for what is shown of whoever is signed in; favourites that nobody came near to are asked for then. */
  async refresh(): Promise<void> {
    const { userId } = this.#session;
    if (userId === null) return;
    const refreshing = {};
    this.#refreshing = refreshing;
    const known = this.current;
    const fresh = { userId, readings: this.#unfinishedOf(userId), favourites: this.#favouritesOfReader() };
    if (!known) {
      this.owned = fresh;
      return fresh.readings.start();
    }
    const wasShown = known.favourites.items.length > 0 || known.favourites.isEmpty;
    await Promise.all([
      this.#renew(fresh, 'readings', refreshing),
      wasShown ? this.#renew(fresh, 'favourites', refreshing) : Promise.resolve(),
    ]);
  }

  /** Follows who is signed in until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.#session.userId,
      () => {
        if (!this.current) void this.refresh();
      },
      { fireImmediately: true },
    );
  }

  /** What came before stays where nothing came now. */
  async #renew(fresh: Owned, name: 'readings' | 'favourites', refreshing: object): Promise<void> {
    await fresh[name].start();
    if (this.#refreshing !== refreshing) return;
    runInAction(() => {
      const { current } = this;
      if (current?.userId !== fresh.userId || fresh[name].failure) return;
      this.owned = { ...current, [name]: fresh[name] };
    });
  }

  /** A comic that was read to its end is not to be continued. */
  #unfinishedOf(userId: string): EndlessList<Reading> {
    const load = async (request: SliceRequest) => {
      const outcome = await this.#readings.ofUser(userId, request);
      if (!outcome.ok) return outcome;
      const items = outcome.value.items.filter(({ page, pagesCount }) => page < pagesCount - 1);
      return succeeded({ ...outcome.value, items });
    };
    return new EndlessList(load, defaultPageSize, ({ issue }) => issue.id);
  }

  #favouritesOfReader(): EndlessList<Issue> {
    return new EndlessList((request) => this.#favourites.list(request), defaultPageSize);
  }
}
