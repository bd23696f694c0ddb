import { makeAutoObservable } from 'mobx';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import { type Genre, genres } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** How many of them stand in the window. */
const most = 4;

/** What everybody who passes by may see. */
const shown: readonly Genre[] = genres.filter((genre) => genre !== 'erotic');

export interface GenreShelf {
  readonly genre: Genre;
  readonly issues: EndlessList<Issue>;
}

/** Some genres that have issues, others in each visit: one that turns out to have none makes room for the next. */
export class GenreShelves {
  readonly #all: readonly GenreShelf[];

  constructor(showcase: Showcase, module: ShuffleModule) {
    this.#all = inOrderOf(module).map((genre) => ({
      genre,
      issues: new EndlessList((request) => showcase.ofGenre(genre, module, request), defaultPageSize),
    }));
    makeAutoObservable(this);
  }

  get current(): readonly GenreShelf[] {
    return this.#all.filter(({ issues }) => !issues.isEmpty).slice(0, most);
  }
}

/** Each module leads through all of them, as none of the modules divides how many there are. */
const inOrderOf = (module: ShuffleModule): readonly Genre[] =>
  shown.flatMap((_, place) => shown[(place * module + module) % shown.length] ?? []);
