import { makeAutoObservable, reaction } from 'mobx';
import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { Acquisitions } from '../../application/ports/checkout/acquisitions.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Readings } from '../../application/ports/reading/readings.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { AcquiredIssue, AcquisitionKind } from '../../domain/checkout/acquired-issue.ts';
import { isRunning } from '../../domain/checkout/issue-access.ts';
import type { Reading, ReadingState } from '../../domain/reading/reading.ts';
import type { FavouritesPresenter } from '../shell/favourites/favourites-presenter.ts';
import type { VisitorReadings } from '../shell/reading/visitor-readings.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';
import type { ShelfSection } from '../shell/shelf/shelf-sections.ts';
import { type HistoryGroup, historyGroupsOf } from './history-groups.ts';
import { RefreshedList } from './refreshed-list.ts';
import { type TimeLeft, timeLeftOf } from './time-left.ts';

interface ShelfDependencies {
  readonly session: SessionPresenter;
  readonly visitorReadings: VisitorReadings;
  readonly readings: Readings;
  readonly favourites: Favourites;
  readonly ownFavourites: FavouritesPresenter;
  readonly acquisitions: Acquisitions;
  readonly clock: Clock;
}

/** The list of each section. */
interface ShelfLists
  extends Readonly<Record<ShelfSection, Pick<RefreshedList<unknown>, 'start' | 'refresh'>>> {
  readonly reading: RefreshedList<Reading>;
  readonly finished: RefreshedList<Reading>;
  readonly favourites: RefreshedList<Issue>;
  readonly bought: RefreshedList<AcquiredIssue>;
  readonly rented: RefreshedList<AcquiredIssue>;
  readonly history: RefreshedList<Reading>;
}

/** Issues of another section, shown if the reader is reading nothing. */
interface ShelfSuggestion {
  readonly section: (typeof suggestedSections)[number];
  readonly issues: readonly Issue[];
}

/** In this order: what the reader paid for and what they saved is more likely to be unread than what they finished. */
const suggestedSections = ['bought', 'favourites', 'finished'] as const;

/** One row of covers on most screens. The section has the others. */
const maxSuggestedIssues = 6;

/** What the reader reads, has read, saved, bought and rented. */
export class ShelfPresenter {
  readonly lists: ShelfLists;
  /** Adds and removes favourites. */
  readonly ownFavourites: FavouritesPresenter;
  readonly visitorReadings: VisitorReadings;
  readonly #session: SessionPresenter;
  readonly #clock: Clock;

  constructor(dependencies: ShelfDependencies) {
    const { session, visitorReadings, readings, favourites, ownFavourites, acquisitions, clock } =
      dependencies;
    this.visitorReadings = visitorReadings;
    this.#session = session;
    this.#clock = clock;
    this.ownFavourites = ownFavourites;
    const readingsIn = (state?: ReadingState) =>
      new RefreshedList<Reading>(
        (request) => readings.listByReader(session.readerId ?? '', { ...request, ...(state && { state }) }),
        ({ issue }) => issue.id,
      );
    const acquired = (kind: AcquisitionKind) =>
      new RefreshedList<AcquiredIssue>(
        (request) => acquisitions.listIssues({ ...request, kind }),
        ({ issue }) => issue.id,
      );
    this.lists = {
      reading: readingsIn('reading'),
      finished: readingsIn('finished'),
      favourites: new RefreshedList<Issue>(
        (request) => favourites.list(request),
        ({ id }) => id,
      ),
      bought: acquired('purchase'),
      rented: acquired('rent'),
      history: readingsIn(),
    };
    makeAutoObservable(
      this,
      { lists: false, ownFavourites: false, visitorReadings: false },
      { autoBind: true },
    );
  }

  /** True if someone is signed in on this device. */
  get hasReader(): boolean {
    return this.#session.readerId !== null;
  }

  /** Loads a section whenever it is opened. Visitors have only what they are reading. */
  fetch(section: ShelfSection): void {
    if (this.hasReader) void this.lists[section].refresh();
    else if (section === 'reading') void this.visitorReadings.refresh();
  }

  /** Loads a section that is shown but was not loaded. */
  start(section: ShelfSection): void {
    if (this.hasReader) void this.lists[section].start();
  }

  /** The first section that is not empty. null until it is known, and if all are empty. */
  get suggestion(): ShelfSuggestion | null {
    for (const section of suggestedSections) {
      const { items, isEmpty, failure } = this.lists[section].current;
      const issues = items.slice(0, maxSuggestedIssues).map((item) => ('issue' in item ? item.issue : item));
      if (issues.length > 0) return { section, issues };
      if (!isEmpty && !failure) return null;
    }
    return null;
  }

  /** Loads the sections of the suggestion until one is not empty. A failure is not reported, because the section shows it. */
  async loadSuggestion(): Promise<void> {
    for (const section of suggestedSections) {
      const list = this.lists[section];
      await list.refresh();
      if (list.current.items.length > 0) return;
    }
  }

  /** The rentals, divided by whether they can still be read. */
  get rentals(): Readonly<Record<'running' | 'expired', readonly AcquiredIssue[]>> {
    const now = this.#clock.now();
    const running: AcquiredIssue[] = [];
    const expired: AcquiredIssue[] = [];
    for (const rental of this.lists.rented.current.items)
      (isRunning(rental, now) ? running : expired).push(rental);
    return { running, expired };
  }

  timeLeftOf({ expiresAt }: AcquiredIssue): TimeLeft | null {
    return expiresAt ? timeLeftOf(expiresAt, this.#clock.now()) : null;
  }

  /** The history, newest first. */
  get historyGroups(): readonly HistoryGroup[] {
    return historyGroupsOf(this.lists.history.current.items, this.#clock.now());
  }

  /** Counts favourites that are removed on the shelf, where they keep their places, until the function is called. */
  watchRemovals(): () => void {
    const { favourites } = this.lists;
    return reaction(
      () => favourites.current.items.filter(({ id }) => this.ownFavourites.has(id) === false).length,
      (removedCount) => favourites.current.handleRemoval(removedCount),
    );
  }
}
