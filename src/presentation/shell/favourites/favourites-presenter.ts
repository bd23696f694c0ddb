import { makeAutoObservable, runInAction } from 'mobx';
import type { Favourites } from '../../../application/ports/catalogue/favourites.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface FavouriteShelf {
  readonly ids: ReadonlySet<string>;
  /** Changes that the platform has not confirmed, by issue id: true to add, false to remove. */
  readonly pendingChanges: ReadonlyMap<string, boolean>;
}

/** The favourites of the signed-in reader. */
export class FavouritesPresenter {
  /** Counts changes since the app was opened. A list loaded before a change is out of date. */
  changes = 0;
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;
  /** By the id of the reader, so that no reader sees the favourites of another. */
  readonly #loadable = new Loadable<FavouriteShelf, string | null>();
  #loading: Promise<Result<FavouriteShelf, Failure> | null> = Promise.resolve(null);
  /** The writes in progress, by reader and issue. */
  readonly #writing = new Set<string>();
  /** Number of mounted buttons. */
  #watcherCount = 0;
  /** Counts writes: a list that was requested before a write may be out of date. */
  #writeCount = 0;

  constructor(favourites: Favourites, session: SessionPresenter, notifications: NotificationsPresenter) {
    this.#favourites = favourites;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.readerId !== null;
  }

  /** null until loaded. MobX caches the getter, so that the start of a reload renders no button again. */
  get shelf(): FavouriteShelf | null {
    return loadedValueOf(this.#loadable.stateOf(this.#session.readerId));
  }

  /** null if unknown or if no one is signed in. */
  has(issueId: string): boolean | null {
    return this.shelf?.pendingChanges.get(issueId) ?? this.shelf?.ids.has(issueId) ?? null;
  }

  /** Loads the favourites once for each reader. */
  async start(): Promise<void> {
    if (!this.shelf) await this.refresh();
  }

  /** Loads them again, because another tab or device may have changed them. On failure they stay as they are. */
  async refresh(): Promise<void> {
    const readerId = this.#session.readerId;
    if (readerId) await this.#load(readerId);
  }

  /**
   * Keeps the favourites current, also after changes in other tabs, until the returned function is called. All buttons
   * share one event listener.
   */
  watch(): () => void {
    void this.start();
    this.#watcherCount += 1;
    if (this.#watcherCount === 1) window.addEventListener('focus', this.refresh);
    return () => {
      this.#watcherCount -= 1;
      if (this.#watcherCount === 0) window.removeEventListener('focus', this.refresh);
    };
  }

  /** Shows the change at once, and reverts it with a message on failure. If the state is unknown, adds the issue. */
  async toggle(issueId: string): Promise<void> {
    const readerId = this.#session.readerId;
    if (!readerId) return;
    const isAdding = this.has(issueId) !== true;
    const failure = this.shelf ? null : await this.#load(readerId);
    if (readerId !== this.#session.readerId) return;
    if (failure) return this.#notifications.showError(failure);
    this.#setPending(issueId, isAdding);
    const key = `${readerId} ${issueId}`;
    if (this.#writing.has(key)) return;
    this.#writing.add(key);
    await this.#write(readerId, issueId);
    this.#writing.delete(key);
  }

  /** Concurrent callers share one request. */
  async #load(readerId: string): Promise<Failure | null> {
    if (this.#loadable.stateOf(readerId).kind !== 'loading') {
      this.#loading = this.#loadable.load(readerId, () => this.#request(readerId));
    }
    const outcome = await this.#loading;
    return outcome && !outcome.ok ? outcome.failure : null;
  }

  /** Repeats the request if a write finished in the meantime, because the response may be older. */
  async #request(readerId: string): Promise<Result<FavouriteShelf, Failure>> {
    const writeCount = this.#writeCount;
    const outcome = await this.#favourites.listIds();
    if (!outcome.ok) return outcome;
    const isOutdated = writeCount !== this.#writeCount && readerId === this.#session.readerId;
    if (isOutdated) return this.#request(readerId);
    const shelf = loadedValueOf(this.#loadable.stateOf(readerId));
    return succeeded(this.#replaceIds(shelf, new Set(outcome.value)));
  }

  /** Writes until the platform has the last change. */
  async #write(readerId: string, issueId: string): Promise<void> {
    for (;;) {
      const isAdding =
        readerId === this.#session.readerId ? this.shelf?.pendingChanges.get(issueId) : undefined;
      if (isAdding === undefined) return;
      if (isAdding === this.shelf?.ids.has(issueId)) return this.#setPending(issueId, null);
      const outcome = await (isAdding ? this.#favourites.add(issueId) : this.#favourites.remove(issueId));
      this.#writeCount += 1;
      if (readerId !== this.#session.readerId) return;
      if (outcome.ok) this.#saveConfirmed(issueId, isAdding);
      else {
        this.#setPending(issueId, null);
        this.#notifications.report(outcome);
      }
    }
  }

  #setPending(issueId: string, isAdding: boolean | null): void {
    this.#change(({ ids, pendingChanges }) => {
      const changes = new Map(pendingChanges);
      if (isAdding === null) changes.delete(issueId);
      else changes.set(issueId, isAdding);
      return { ids, pendingChanges: changes };
    });
  }

  #saveConfirmed(issueId: string, isFavourite: boolean): void {
    this.#change((shelf) => {
      const ids = new Set(shelf.ids);
      if (isFavourite) ids.add(issueId);
      else ids.delete(issueId);
      return this.#replaceIds(shelf, ids);
    });
  }

  /** Counts the change if the ids differ. */
  #replaceIds(shelf: FavouriteShelf | null, ids: ReadonlySet<string>): FavouriteShelf {
    if (shelf && !areEqual(shelf.ids, ids)) {
      runInAction(() => {
        this.changes += 1;
      });
    }
    return { ids, pendingChanges: shelf?.pendingChanges ?? new Map() };
  }

  #change(change: (shelf: FavouriteShelf) => FavouriteShelf): void {
    if (this.shelf) this.#loadable.change(change);
  }
}

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
