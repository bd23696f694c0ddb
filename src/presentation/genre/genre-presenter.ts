import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import type { Genre } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** The issues of each genre. Lists are kept while the app is open. */
export class GenrePresenter {
  readonly #showcase: Showcase;
  readonly #shuffleModule: ShuffleModule;
  readonly #lists = new Map<Genre, EndlessList<Issue>>();

  constructor(showcase: Showcase, shuffleModule: ShuffleModule) {
    this.#showcase = showcase;
    this.#shuffleModule = shuffleModule;
  }

  /** The list of a genre. It is loaded when it is started. */
  listOf(genre: Genre): EndlessList<Issue> {
    const list =
      this.#lists.get(genre) ??
      new EndlessList<Issue>(
        (request) => this.#showcase.listByGenre(genre, this.#shuffleModule, request),
        defaultPageSize,
      );
    this.#lists.set(genre, list);
    return list;
  }
}
