import { makeAutoObservable, observableRef } from 'mobx';
import type { Acquisitions } from '../../application/ports/checkout/acquisitions.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Acquisition } from '../../domain/account/reader.ts';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { isRunning } from '../../domain/checkout/issue-access.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';

/** Few readers have more, so that what has expired stands below all that can be read. */
const pageSize = 60;

/** What is left of a rent, in the largest unit of which there is one; rounded up, as a rent of 7 days begins with 7. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours';
  readonly count: number;
}

const hour = 60 * 60 * 1000;

/** The issues that a reader has bought or rented. */
export class AcquisitionsPresenter {
  list: EndlessList<AcquiredIssue>;
  readonly #acquisitions: Acquisitions;
  readonly #profile: ReaderProfilePresenter;
  readonly #clock: Clock;
  /** What the reader had when the list was made: with anything else it begins anew. */
  #madeFor: readonly Acquisition[] | null;

  constructor(acquisitions: Acquisitions, profile: ReaderProfilePresenter, clock: Clock) {
    this.#acquisitions = acquisitions;
    this.#profile = profile;
    this.#clock = clock;
    this.#madeFor = profile.profile?.acquisitions ?? null;
    this.list = this.#newList();
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Asks for the first ones; again where something was bought since. */
  start(): void {
    const now = this.#profile.profile?.acquisitions ?? null;
    if (this.#madeFor !== null && this.#madeFor !== now) this.list = this.#newList();
    this.#madeFor = now;
    void this.list.start();
  }

  /** Those that can be read now. */
  get readable(): readonly AcquiredIssue[] {
    return this.list.items.filter((each) => isRunning(each, this.#clock.now()));
  }

  /** Rents that are over, each issue once, unless it was rented again or bought. */
  get expired(): readonly AcquiredIssue[] {
    const shown = new Set(this.readable.map(({ issue }) => issue.id));
    return this.list.items.filter((each) => {
      if (isRunning(each, this.#clock.now()) || shown.has(each.issue.id)) return false;
      shown.add(each.issue.id);
      return true;
    });
  }

  /** null: it was bought. */
  leftOf({ expiresAt }: AcquiredIssue): TimeLeft | null {
    if (!expiresAt) return null;
    const hours = Math.ceil((new Date(expiresAt).getTime() - this.#clock.now().getTime()) / hour);
    return hours > 24 ? { unit: 'days', count: Math.ceil(hours / 24) } : { unit: 'hours', count: hours };
  }

  #newList(): EndlessList<AcquiredIssue> {
    return new EndlessList(
      (request) => this.#acquisitions.issues(request),
      pageSize,
      ({ issue, acquiredAt }) => `${issue.id} ${acquiredAt}`,
    );
  }
}
