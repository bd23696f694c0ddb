import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Favourites } from '../../../application/ports/catalogue/favourites.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface OwnShelf {
  readonly userId: string;
  readonly ids: ReadonlySet<string>;
  /** What was pressed and the service has not confirmed, by issue: whether it shall stand there. */
  readonly wishes: ReadonlyMap<string, boolean>;
}

/** Which issues are on the shelf of whoever is signed in. */
export class FavouritesPresenter {
  /** What was loaded, and of whom. */
  owned: OwnShelf | null = null;
  /** How often a shelf has become another since the app was opened: lists of before are out of date. */
  changes = 0;
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;
  #loading: { readonly userId: string; readonly done: Promise<Failure | null> } | null = null;
  /** What the service is being told about: the reader and the issue. */
  readonly #telling = new Set<string>();
  /** How many hearts are drawn. */
  #hearts = 0;
  /** How often the service was told something: an answer that was asked for before may be too old. */
  #told = 0;

  constructor(favourites: Favourites, session: SessionPresenter, notifications: NotificationsPresenter) {
    this.#favourites = favourites;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, { owned: observableRef }, { autoBind: true });
  }

  /** False: nobody is, and who wants a shelf signs in. */
  get isSignedIn(): boolean {
    return this.#session.userId !== null;
  }

  /** null: not known, or nobody is signed in. */
  has(issueId: string): boolean | null {
    return this.#shelf?.wishes.get(issueId) ?? this.#shelf?.ids.has(issueId) ?? null;
  }

  /** Asks for them, once for each reader. */
  async start(): Promise<void> {
    if (!this.#shelf) await this.refresh();
  }

  /** Asks for them again: another tab or device may have changed them. What fails leaves them as they are. */
  async refresh(): Promise<void> {
    const userId = this.#session.userId;
    if (userId) await this.#load(userId);
  }

  /**
   * Knows them until the returned function is called, also after another tab has changed them. The window is listened
   * to once, however many hearts are drawn.
   */
  watch(): () => void {
    void this.start();
    this.#hearts += 1;
    if (this.#hearts === 1) window.addEventListener('focus', this.refresh);
    return () => {
      this.#hearts -= 1;
      if (this.#hearts === 0) window.removeEventListener('focus', this.refresh);
    };
  }

  /** At once on the screen; as before, with a message, where it fails. What is not known yet is put on the shelf. */
  async toggle(issueId: string): Promise<void> {
    const userId = this.#session.userId;
    if (!userId) return;
    const isWanted = this.has(issueId) !== true;
    const failure = this.#shelf ? null : await this.#load(userId);
    if (userId !== this.#session.userId) return;
    if (failure) return this.#notifications.showError(failure);
    this.#wish(issueId, isWanted);
    const told = `${userId} ${issueId}`;
    if (this.#telling.has(told)) return;
    this.#telling.add(told);
    await this.#tell(userId, issueId);
    this.#telling.delete(told);
  }

  /** Looked up by its owner: from the moment that the session is another's, there is none. */
  get #shelf(): OwnShelf | null {
    return this.owned?.userId === this.#session.userId ? this.owned : null;
  }

  /** Whoever asks while the same reader's are on their way waits for that answer. */
  #load(userId: string): Promise<Failure | null> {
    if (this.#loading?.userId === userId) return this.#loading.done;
    const loading = { userId, done: this.#ask(userId) };
    this.#loading = loading;
    return loading.done.finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
  }

  async #ask(userId: string): Promise<Failure | null> {
    const told = this.#told;
    const outcome = await this.#favourites.ids();
    if (userId !== this.#session.userId) return null;
    if (!outcome.ok) return outcome.failure;
    // Something was put there or taken off meanwhile: nobody knows whether this was before.
    if (told !== this.#told) return this.#ask(userId);
    this.#hold(userId, new Set(outcome.value));
    return null;
  }

  /** Tells the service until it has what was pressed last. */
  async #tell(userId: string, issueId: string): Promise<void> {
    for (;;) {
      const wanted = userId === this.#session.userId ? this.#shelf?.wishes.get(issueId) : undefined;
      if (wanted === undefined) return;
      if (wanted === this.#shelf?.ids.has(issueId)) return this.#wish(issueId, null);
      const outcome = await (wanted ? this.#favourites.add(issueId) : this.#favourites.remove(issueId));
      this.#told += 1;
      if (userId !== this.#session.userId) return;
      if (outcome.ok) this.#keep(userId, issueId, wanted);
      else {
        this.#wish(issueId, null);
        this.#notifications.report(outcome);
      }
    }
  }

  #wish(issueId: string, isWanted: boolean | null): void {
    const shelf = this.#shelf;
    if (!shelf) return;
    const wishes = new Map(shelf.wishes);
    if (isWanted === null) wishes.delete(issueId);
    else wishes.set(issueId, isWanted);
    runInAction(() => {
      this.owned = { ...shelf, wishes };
    });
  }

  #keep(userId: string, issueId: string, isThere: boolean): void {
    const ids = new Set(this.#shelf?.ids);
    if (isThere) ids.add(issueId);
    else ids.delete(issueId);
    this.#hold(userId, ids);
  }

  #hold(userId: string, ids: ReadonlySet<string>): void {
    const shelf = this.#shelf;
    runInAction(() => {
      if (shelf && !holdsTheSame(shelf.ids, ids)) this.changes += 1;
      this.owned = { userId, ids, wishes: shelf?.wishes ?? new Map() };
    });
  }
}

const holdsTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
