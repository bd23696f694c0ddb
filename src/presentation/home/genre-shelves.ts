import { makeAutoObservable } from 'mobx';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import { type Genre, genres } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

const maxShelves = 4;

/** Genres that visitors of any age may see. */
const offeredGenres: readonly Genre[] = genres.filter((genre) => genre !== 'erotic');

export interface GenreShelf {
  readonly genre: Genre;
  readonly issues: EndlessList<Issue>;
}

/** Shelves of some genres, which change with each visit. A genre without issues is replaced by the next. */
export class GenreShelves {
  readonly #shelves: readonly GenreShelf[];

  constructor(showcase: Showcase, shuffleModule: ShuffleModule) {
    this.#shelves = shuffleGenres(shuffleModule).map((genre) => ({
      genre,
      issues: new EndlessList(
        (request) => showcase.listByGenre(genre, shuffleModule, request),
        defaultPageSize,
      ),
    }));
    makeAutoObservable(this);
  }

  get current(): readonly GenreShelf[] {
    return this.#shelves.filter(({ issues }) => !issues.isEmpty).slice(0, maxShelves);
  }
}

/** All genres, in an order that depends on the module. None is repeated, because no module divides their number. */
const shuffleGenres = (shuffleModule: ShuffleModule): readonly Genre[] =>
  offeredGenres.flatMap(
    (_, index) => offeredGenres[(index * shuffleModule + shuffleModule) % offeredGenres.length] ?? [],
  );
