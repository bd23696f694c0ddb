import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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

  constructor({ session, hasPositions, listVisitorReadings }: VisitorReadingsDependencies) {
    this.#session = session;
    this.#hasPositions = hasPositions;
    this.#listVisitorReadings = listVisitorReadings;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** null if there are none, until they are known, and for readers. */
  get current(): EndlessList<Reading> | null {
    return this.#session.readerId === null ? this.list : null;
  }

  /** Loads the list again. The former one stays until then. */
  async refresh(): Promise<void> {
    if (this.#session.readerId !== null || !this.#hasPositions()) return;
    this.isLoading = true;
    const fresh = await this.#load();
    runInAction(() => {
      this.isLoading = false;
      if (fresh) this.list = fresh.isEmpty ? null : fresh;
    });
  }

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
