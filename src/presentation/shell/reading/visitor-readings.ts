import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ListVisitorReadings } from '../../../application/reading/list-visitor-readings.ts';
import type { Reading } from '../../../domain/reading/reading.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { createSinglePageList } from '../lists/create-single-page-list.ts';
import type { EndlessList } from '../lists/endless-list.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface VisitorReadingsDependencies {
  readonly session: SessionPresenter;
  /** Whether there is anything to list. */
  readonly hasPositions: () => boolean;
  readonly listVisitorReadings: Lazy<ListVisitorReadings>;
}

/** What visitors are reading on this device. They did not ask for it, so a failure is not reported. */
export class VisitorReadings {
  list: EndlessList<Reading> | null = null;
  isLoading = false;
  readonly #session: SessionPresenter;
  readonly #hasPositions: () => boolean;
  readonly #listVisitorReadings: Lazy<ListVisitorReadings>;
  /** Identifies the latest refresh. The answers of earlier ones are ignored. */
  #latestRefresh: object = {};

  constructor({ session, hasPositions, listVisitorReadings }: VisitorReadingsDependencies) {
    this.#session = session;
    this.#hasPositions = hasPositions;
    this.#listVisitorReadings = listVisitorReadings;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
    // A reader who signs in adopts the positions, so the next visitor must not see this list.
    reaction(() => session.readerId, this.#clear);
  }

  /** null if there are none, until they are known, and for readers. */
  get current(): EndlessList<Reading> | null {
    return this.#session.readerId === null ? this.list : null;
  }

  /** Loads the list again. The former one stays until then. */
  async refresh(): Promise<void> {
    if (this.#session.readerId !== null || !this.#hasPositions()) return this.#clear();
    const refresh = {};
    this.#latestRefresh = refresh;
    this.isLoading = true;
    const fresh = await this.#load();
    if (this.#latestRefresh !== refresh) return;
    runInAction(() => {
      this.isLoading = false;
      if (fresh) this.list = fresh.isEmpty ? null : fresh;
    });
  }

  readonly #clear = () =>
    runInAction(() => {
      this.#latestRefresh = {};
      this.list = null;
      this.isLoading = false;
    });

  /** null if it fails. */
  async #load(): Promise<EndlessList<Reading> | null> {
    await this.#listVisitorReadings.fetch();
    const { current: listVisitorReadings } = this.#listVisitorReadings;
    if (!listVisitorReadings) return null;
    const fresh = createSinglePageList(() => listVisitorReadings.execute());
    await fresh.start();
    return fresh.failure ? null : fresh;
  }
}
