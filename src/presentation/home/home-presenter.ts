import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Issues } from '../../application/ports/issues.ts';
import type { Publishers } from '../../application/ports/publishers.ts';
import type { Readings } from '../../application/ports/readings.ts';
import type { Issue } from '../../domain/issue.ts';
import type { Publisher } from '../../domain/publisher.ts';
import type { Reading } from '../../domain/reading.ts';
import { EndlessList } from '../shell/endless-list.ts';
import type { SessionPresenter } from '../shell/session-presenter.ts';

/** Source: consumer-app.md §7: recent issues 10, top issues 18, publishers 150; platform.md §7: readings 20. */
const sizes = { newest: 10, mostRead: 18, publishers: 150, lastReadings: 20 };

/** The shop window. Its shelves load once per session. */
export class HomePresenter {
  readonly newest: EndlessList<Issue>;
  readonly mostRead: EndlessList<Issue>;
  readonly publishers: EndlessList<Publisher>;
  /** What somebody read last, and who. */
  ownReadings: { readonly userId: string; readonly list: EndlessList<Reading> } | null = null;
  readonly #readings: Readings;
  readonly #session: SessionPresenter;

  constructor(issues: Issues, readings: Readings, publishers: Publishers, session: SessionPresenter) {
    this.newest = new EndlessList((request) => issues.list(request), sizes.newest);
    this.mostRead = new EndlessList((request) => readings.topIssues(request), sizes.mostRead);
    this.publishers = new EndlessList((request) => publishers.list(request), sizes.publishers);
    this.#readings = readings;
    this.#session = session;
    makeAutoObservable(this, { ownReadings: observableRef }, { autoBind: true });
  }

  /** Of whoever is signed in, and gone the moment that it is another; null while nobody is. */
  get lastReadings(): EndlessList<Reading> | null {
    const own = this.ownReadings;
    return own && own.userId === this.#session.userId ? own.list : null;
  }

  get featured(): Issue | null {
    return this.newest.items[0] ?? null;
  }

  /** Loads what is missing of the shelves that are the same for everybody. */
  fetch(): void {
    void this.newest.start();
    void this.mostRead.start();
    void this.publishers.start();
  }

  /** Fills all shelves, and follows who is signed in until the returned function is called. */
  start(): () => void {
    this.fetch();
    return reaction(
      () => this.#session.user?.uuid,
      (userId) => this.loadLastReadings(userId),
      { fireImmediately: true },
    );
  }

  /** Asked for anew each time: whoever comes home from a comic expects to see it there. */
  loadLastReadings(userId: string | undefined): void {
    this.ownReadings = null;
    if (!userId) return;
    const list = new EndlessList<Reading>(
      (request) => this.#readings.ofUser(userId, request),
      sizes.lastReadings,
    );
    this.ownReadings = { userId, list };
    void list.start();
  }
}
