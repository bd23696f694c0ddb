import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import type { FavouritesPresenter } from '../shell/favourites/favourites-presenter.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** The reader's favourites. A removed issue keeps its place until the screen is opened again. */
export class FavouritesScreenPresenter {
  issues: EndlessList<Issue>;
  readonly shelf: FavouritesPresenter;
  readonly #favourites: Favourites;
  #changesWhenListed: number;

  constructor(favourites: Favourites, shelf: FavouritesPresenter) {
    this.#favourites = favourites;
    this.shelf = shelf;
    this.#changesWhenListed = shelf.changes;
    this.issues = this.#createList();
    makeAutoObservable(this, { issues: observableRef, shelf: false }, { autoBind: true });
  }

  fetch(): void {
    void this.issues.start();
  }

  /** Loads the list, again if the favourites have changed. Counts removed issues until the returned function is called. */
  start(): () => void {
    if (this.#changesWhenListed !== this.shelf.changes) {
      this.#changesWhenListed = this.shelf.changes;
      this.issues = this.#createList();
    }
    this.fetch();
    return reaction(
      () => this.issues.items.filter(({ id }) => this.shelf.has(id) === false).length,
      (removedCount) => this.issues.handleRemoval(removedCount),
    );
  }

  #createList(): EndlessList<Issue> {
    return new EndlessList((request) => this.#favourites.list(request), defaultPageSize);
  }
}
