import { makeAutoObservable, runInAction } from 'mobx';
import type { Favourites } from '../../../application/ports/catalogue/favourites.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import { PendingChoices } from '../loading/pending-choices.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** The favourites of the signed-in reader. */
export class FavouritesPresenter {
  /** Counts changes since the app was opened. A list loaded before a change is out of date. */
  changes = 0;
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;
  /** By the id of the reader, so that no reader sees the favourites of another. */
  readonly #loadable = new Loadable<ReadonlySet<string>, string | null>();
  #loading: Promise<Result<ReadonlySet<string>, Failure> | null> = Promise.resolve(null);
  /** By reader and issue. */
  readonly #choices = new PendingChoices();
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
  get ids(): ReadonlySet<string> | null {
    return loadedValueOf(this.#loadable.stateOf(this.#session.readerId));
  }

  /** null if unknown or if no one is signed in. */
  has(issueId: string): boolean | null {
    return this.#choices.find(this.#keyOf(issueId)) ?? this.#isSaved(issueId);
  }

  /** Loads the favourites once for each reader. */
  async start(): Promise<void> {
    if (!this.ids) await this.refresh();
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
    const failure = this.ids ? null : await this.#load(readerId);
    if (readerId !== this.#session.readerId) return;
    if (failure) return this.#notifications.showError(failure);
    await this.#choices.save(this.#keyOf(issueId), isAdding, this.#isSaved(issueId), (isAdding) =>
      this.#write(readerId, issueId, isAdding),
    );
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
  async #request(readerId: string): Promise<Result<ReadonlySet<string>, Failure>> {
    const writeCount = this.#writeCount;
    const outcome = await this.#favourites.listIds();
    if (!outcome.ok) return outcome;
    const isOutdated = writeCount !== this.#writeCount && readerId === this.#session.readerId;
    if (isOutdated) return this.#request(readerId);
    const ids = new Set(outcome.value);
    this.#countChange(loadedValueOf(this.#loadable.stateOf(readerId)), ids);
    return succeeded(ids);
  }

  /** Writes nothing if the session has changed. */
  async #write(readerId: string, issueId: string, isAdding: boolean): Promise<boolean> {
    if (readerId !== this.#session.readerId) return false;
    const outcome = await (isAdding ? this.#favourites.add(issueId) : this.#favourites.remove(issueId));
    this.#writeCount += 1;
    if (readerId !== this.#session.readerId) return false;
    if (outcome.ok) this.#saveConfirmed(issueId, isAdding);
    else this.#notifications.report(outcome);
    return outcome.ok;
  }

  #keyOf(issueId: string): string {
    return `${this.#session.readerId} ${issueId}`;
  }

  /** Whether the platform has the favourite; null until loaded. */
  #isSaved(issueId: string): boolean | null {
    return this.ids?.has(issueId) ?? null;
  }

  #saveConfirmed(issueId: string, isFavourite: boolean): void {
    this.#loadable.change((former) => {
      const ids = new Set(former);
      if (isFavourite) ids.add(issueId);
      else ids.delete(issueId);
      this.#countChange(former, ids);
      return ids;
    });
  }

  /** Counts the change if the ids differ. */
  #countChange(former: ReadonlySet<string> | null, ids: ReadonlySet<string>): void {
    if (!former || areEqual(former, ids)) return;
    runInAction(() => {
      this.changes += 1;
    });
  }
}

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
