import { makeAutoObservable } from 'mobx';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import { type Genre, genres, type OfferedGenre } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { succeeded } from '../../domain/result.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import { minShelfLength } from './min-shelf-length.ts';

const maxShelves = 4;

/** Covers in a row at 1440 px. The shared shelf takes genres until it has as many. */
const rowLength = 6;

/** Genres that visitors of any age may see. */
const visibleGenres: readonly Genre[] = genres.filter((genre) => genre !== 'erotic');

interface GenreShelf {
  readonly genre: Genre;
  readonly issues: EndlessList<Issue>;
}

interface ShelvesOfVisit {
  readonly genres: readonly GenreShelf[];
  /** Issues of genres that have too few for a shelf of their own; null if they fill no shelf together. */
  readonly otherIssues: EndlessList<Issue> | null;
}

/**
 * Shelves of some genres, which change with each visit. The number of issues decides which genres have a shelf, so it is
 * loaded before the first of them is shown.
 */
export class GenreShelves {
  readonly #showcase: Showcase;
  readonly #shuffleModule: ShuffleModule;
  readonly #loaded = new Loadable<ShelvesOfVisit>();

  constructor(showcase: Showcase, shuffleModule: ShuffleModule) {
    this.#showcase = showcase;
    this.#shuffleModule = shuffleModule;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null until loaded. */
  get current(): ShelvesOfVisit | null {
    return this.#loaded.value;
  }

  get failure() {
    return this.#loaded.failure;
  }

  /** Chooses the genres, once. The issues load when a shelf is scrolled near. Tries again after a failure. */
  async start(): Promise<void> {
    if (this.current || this.#loaded.isLoading) return;
    await this.#loaded.load(null, async () => {
      const outcome = await this.#showcase.listGenres();
      return outcome.ok ? succeeded(this.#arrange(outcome.value)) : outcome;
    });
  }

  #arrange(offered: readonly OfferedGenre[]): ShelvesOfVisit {
    const shuffled = shuffleGenres(this.#shuffleModule).flatMap(
      (genre) => offered.find((each) => each.genre === genre) ?? [],
    );
    const others = chooseOthers(shuffled.filter(({ issuesCount }) => issuesCount < minShelfLength));
    return {
      genres: shuffled
        .filter(({ issuesCount }) => issuesCount >= minShelfLength)
        .slice(0, maxShelves)
        .map(({ genre }) => ({ genre, issues: this.#listOf(genre) })),
      otherIssues: others.length === 0 ? null : this.#listTogether(others),
    };
  }

  #listOf(genre: Genre): EndlessList<Issue> {
    return new EndlessList(
      (request) => this.#showcase.listByGenre(genre, this.#shuffleModule, request),
      defaultPageSize,
    );
  }

  #listTogether(chosen: readonly Genre[]): EndlessList<Issue> {
    return createSinglePageList(async () => {
      const outcomes = await Promise.all(
        chosen.map((genre) =>
          this.#showcase.listByGenre(genre, this.#shuffleModule, { page: 0, limit: minShelfLength }),
        ),
      );
      const failure = outcomes.find((outcome) => !outcome.ok);
      if (failure) return failure;
      return succeeded(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.items : [])));
    });
  }
}

/** Chooses genres until they fill a row. None if all short genres together have fewer than `minShelfLength`. */
function chooseOthers(short: readonly OfferedGenre[]): readonly Genre[] {
  let count = 0;
  const chosen: Genre[] = [];
  for (const { genre, issuesCount } of short) {
    if (count >= rowLength) break;
    count += issuesCount;
    chosen.push(genre);
  }
  return count >= minShelfLength ? chosen : [];
}

/** All genres, in an order that depends on the module. None is repeated, because no module divides their number. */
const shuffleGenres = (shuffleModule: ShuffleModule): readonly Genre[] =>
  visibleGenres.flatMap(
    (_, index) => visibleGenres[(index * shuffleModule + shuffleModule) % visibleGenres.length] ?? [],
  );
