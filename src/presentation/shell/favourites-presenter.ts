import { makeAutoObservable } from 'mobx';
import type { Favourites } from '../../application/ports/favourites.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';
import type { SessionPresenter } from './session-presenter.ts';

/** Which issues are on the shelf of whoever is signed in. To be written. */
export class FavouritesPresenter {
  readonly #favourites: Favourites;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;

  constructor(favourites: Favourites, session: SessionPresenter, notifications: NotificationsPresenter) {
    this.#favourites = favourites;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** null: not known, or nobody is signed in. */
  has(issueId: string): boolean | null {
    return this.#session.userId && issueId ? null : null;
  }

  /** Asks for them, once for each reader. */
  async start(): Promise<void> {}

  /** At once on the screen; as before, with a message, where it fails. */
  async toggle(issueId: string): Promise<void> {
    this.#notifications.tell(await this.#favourites.add(issueId));
  }
}
