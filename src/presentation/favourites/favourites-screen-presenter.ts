import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import type { FavouritesPresenter } from '../shell/favourites/favourites-presenter.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** The issues on the reader's own shelf. What is taken off keeps its place until the screen is opened again. */
export class FavouritesScreenPresenter {
  issues: EndlessList<Issue>;
  readonly shelf: FavouritesPresenter;
  readonly #favourites: Favourites;
  #madeAt: number;

  constructor(favourites: Favourites, shelf: FavouritesPresenter) {
    this.#favourites = favourites;
    this.shelf = shelf;
    this.#madeAt = shelf.changes;
    this.issues = this.#newList();
    makeAutoObservable(this, { issues: observableRef, shelf: false }, { autoBind: true });
  }

  /** Asks for the first ones. */
  fetch(): void {
    void this.issues.start();
  }

  /** Follows what is taken off until the returned function is called. Begins anew where the shelf has changed. */
  start(): () => void {
    if (this.#madeAt !== this.shelf.changes) {
      this.#madeAt = this.shelf.changes;
      this.issues = this.#newList();
    }
    this.fetch();
    return reaction(
      () => this.issues.items.filter(({ id }) => this.shelf.has(id) === false).length,
      (gone) => this.issues.noteRemoved(gone),
    );
  }

  #newList(): EndlessList<Issue> {
    return new EndlessList((request) => this.#favourites.list(request), defaultPageSize);
  }
}
