import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Favourites } from '../../../application/ports/catalogue/favourites.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface FavouriteShelf {
  readonly readerId: string;
  readonly ids: ReadonlySet<string>;
  /** Changes that the platform has not confirmed, by issue id: true to add, false to remove. */
  readonly pendingChanges: ReadonlyMap<string, boolean>;
}

/** The favourites of the signed-in reader. */
export class FavouritesPresenter {
  /** The loaded favourites with their owner. */
  owned: FavouriteShelf | null = null;
  /** Counts changes since the app was opened. A list loaded before a change is out of date. */
  changes = 0;
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;
  #loading: { readonly readerId: string; readonly done: Promise<Failure | null> } | null = null;
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
    makeAutoObservable(this, { owned: observableRef }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.readerId !== null;
  }

  /** null if unknown or if no one is signed in. */
  has(issueId: string): boolean | null {
    return this.#shelf?.pendingChanges.get(issueId) ?? this.#shelf?.ids.has(issueId) ?? null;
  }

  /** Loads the favourites once for each reader. */
  async start(): Promise<void> {
    if (!this.#shelf) await this.refresh();
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
    const failure = this.#shelf ? null : await this.#load(readerId);
    if (readerId !== this.#session.readerId) return;
    if (failure) return this.#notifications.showError(failure);
    this.#setPending(issueId, isAdding);
    const key = `${readerId} ${issueId}`;
    if (this.#writing.has(key)) return;
    this.#writing.add(key);
    await this.#write(readerId, issueId);
    this.#writing.delete(key);
  }

  /** Matches the owner, so that no reader sees the favourites of another. */
  get #shelf(): FavouriteShelf | null {
    return this.owned?.readerId === this.#session.readerId ? this.owned : null;
  }

  /** Concurrent callers share one request. */
  #load(readerId: string): Promise<Failure | null> {
    if (this.#loading?.readerId === readerId) return this.#loading.done;
    const loading = { readerId, done: this.#fetchIds(readerId) };
    this.#loading = loading;
    return loading.done.finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
  }

  async #fetchIds(readerId: string): Promise<Failure | null> {
    const writeCount = this.#writeCount;
    const outcome = await this.#favourites.ids();
    if (readerId !== this.#session.readerId) return null;
    if (!outcome.ok) return outcome.failure;
    // A write finished in the meantime, and this response may be older.
    if (writeCount !== this.#writeCount) return this.#fetchIds(readerId);
    this.#replaceIds(readerId, new Set(outcome.value));
    return null;
  }

  /** Writes until the platform has the last change. */
  async #write(readerId: string, issueId: string): Promise<void> {
    for (;;) {
      const isAdding =
        readerId === this.#session.readerId ? this.#shelf?.pendingChanges.get(issueId) : undefined;
      if (isAdding === undefined) return;
      if (isAdding === this.#shelf?.ids.has(issueId)) return this.#setPending(issueId, null);
      const outcome = await (isAdding ? this.#favourites.add(issueId) : this.#favourites.remove(issueId));
      this.#writeCount += 1;
      if (readerId !== this.#session.readerId) return;
      if (outcome.ok) this.#saveConfirmed(readerId, issueId, isAdding);
      else {
        this.#setPending(issueId, null);
        this.#notifications.report(outcome);
      }
    }
  }

  #setPending(issueId: string, isAdding: boolean | null): void {
    const shelf = this.#shelf;
    if (!shelf) return;
    const pendingChanges = new Map(shelf.pendingChanges);
    if (isAdding === null) pendingChanges.delete(issueId);
    else pendingChanges.set(issueId, isAdding);
    runInAction(() => {
      this.owned = { ...shelf, pendingChanges };
    });
  }

  #saveConfirmed(readerId: string, issueId: string, isFavourite: boolean): void {
    const ids = new Set(this.#shelf?.ids);
    if (isFavourite) ids.add(issueId);
    else ids.delete(issueId);
    this.#replaceIds(readerId, ids);
  }

  #replaceIds(readerId: string, ids: ReadonlySet<string>): void {
    const shelf = this.#shelf;
    runInAction(() => {
      if (shelf && !areEqual(shelf.ids, ids)) this.changes += 1;
      this.owned = { readerId, ids, pendingChanges: shelf?.pendingChanges ?? new Map() };
    });
  }
}

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
