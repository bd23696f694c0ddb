import { makeAutoObservable, observableRef } from 'mobx';
import type { Acquisitions } from '../../application/ports/checkout/acquisitions.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Acquisition } from '../../domain/account/reader.ts';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { isRunning } from '../../domain/checkout/issue-access.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';

/** Large enough for almost all readers, so that expired rentals follow all readable issues. */
const pageSize = 60;

/** The remaining time of a rental, rounded up: a rental of 7 days starts with 7. Hours are used for the last day. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours';
  readonly count: number;
}

const hourMs = 60 * 60 * 1000;

export class AcquisitionsPresenter {
  list: EndlessList<AcquiredIssue>;
  readonly #acquisitions: Acquisitions;
  readonly #profile: ReaderProfilePresenter;
  readonly #clock: Clock;
  /** The reader's acquisitions when the list was created. If they change, the list is created again. */
  #listedFor: readonly Acquisition[] | null;

  constructor(acquisitions: Acquisitions, profile: ReaderProfilePresenter, clock: Clock) {
    this.#acquisitions = acquisitions;
    this.#profile = profile;
    this.#clock = clock;
    this.#listedFor = profile.profile?.acquisitions ?? null;
    this.list = this.#createList();
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Loads the first page. Reloads it if the reader's acquisitions have changed. */
  start(): void {
    const acquisitions = this.#profile.profile?.acquisitions ?? null;
    if (this.#listedFor !== null && this.#listedFor !== acquisitions) this.list = this.#createList();
    this.#listedFor = acquisitions;
    void this.list.start();
  }

  get readable(): readonly AcquiredIssue[] {
    return this.list.items.filter((acquired) => isRunning(acquired, this.#clock.now()));
  }

  /** Expired rentals. Each issue appears once, and not at all if it was rented again or bought. */
  get expired(): readonly AcquiredIssue[] {
    const shownIds = new Set(this.readable.map(({ issue }) => issue.id));
    return this.list.items.filter((acquired) => {
      if (isRunning(acquired, this.#clock.now()) || shownIds.has(acquired.issue.id)) return false;
      shownIds.add(acquired.issue.id);
      return true;
    });
  }

  /** null if the issue was bought. */
  timeLeftOf({ expiresAt }: AcquiredIssue): TimeLeft | null {
    if (!expiresAt) return null;
    const hours = Math.ceil((new Date(expiresAt).getTime() - this.#clock.now().getTime()) / hourMs);
    return hours > 24 ? { unit: 'days', count: Math.ceil(hours / 24) } : { unit: 'hours', count: hours };
  }

  #createList(): EndlessList<AcquiredIssue> {
    return new EndlessList(
      (request) => this.#acquisitions.listIssues(request),
      pageSize,
      ({ issue, acquiredAt }) => `${issue.id} ${acquiredAt}`,
    );
  }
}
