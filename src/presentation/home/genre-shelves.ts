import { makeAutoObservable } from 'mobx';
import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import { type RatingLimit, unfiltered } from '../../domain/catalogue/catalogue-query.ts';
import { type Genre, genres, type OfferedGenre } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { countIssuesUpTo } from '../../domain/catalogue/rating-gate.ts';
import { succeeded } from '../../domain/result.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize, type SliceRequest } from '../../domain/slice.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import { minShelfLength } from './min-shelf-length.ts';

const maxShelves = 4;

/** Covers in a row at 1440 px. The shared shelf takes genres until it has as many. */
const rowLength = 6;

/** Genres that visitors of any age may see. */
const visibleGenres: readonly Genre[] = genres.filter((genre) => genre !== 'erotic');

interface CountedGenre {
  readonly genre: Genre;
  /** The number of issues up to the rating. */
  readonly count: number;
}

interface GenreShelf {
  readonly genre: Genre;
  readonly issues: EndlessList<Issue>;
}

interface ShelvesOfVisit {
  readonly genres: readonly GenreShelf[];
  /** Issues of genres that have too few for a shelf of their own; null if they fill no shelf together. */
  readonly otherIssues: EndlessList<Issue> | null;
}

interface GenreShelvesDependencies {
  readonly showcase: Showcase;
  readonly issues: Issues;
  readonly shuffleModule: ShuffleModule;
}

/** Shelves of some genres, which change with each visit. The number of issues decides which genres have a shelf. */
export class GenreShelves {
  readonly #showcase: Showcase;
  readonly #issues: Issues;
  readonly #shuffleModule: ShuffleModule;
  readonly #offeredGenres = new Loadable<readonly OfferedGenre[]>();
  /** The lists of the shelves, so that none loads twice. */
  readonly #lists = new Map<string, EndlessList<Issue>>();

  constructor({ showcase, issues, shuffleModule }: GenreShelvesDependencies) {
    this.#showcase = showcase;
    this.#issues = issues;
    this.#shuffleModule = shuffleModule;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get failure() {
    return this.#offeredGenres.failure;
  }

  /** True if the genres have arrived or failed. */
  get isSettled(): boolean {
    return this.#offeredGenres.value !== null || this.failure !== null;
  }

  /** Loads the genres, once. The issues load when a shelf is scrolled near. Tries again after a failure. */
  async start(): Promise<void> {
    if (this.#offeredGenres.value || this.#offeredGenres.isLoading) return;
    await this.#offeredGenres.load(null, () => this.#showcase.listGenres());
  }

  /** `limit`: the highest rating of the issues. Null until the genres are loaded. */
  chooseShelves(limit: RatingLimit | null): ShelvesOfVisit | null {
    const offered = this.#offeredGenres.value;
    if (!offered) return null;
    const countedGenres = shuffleGenres(this.#shuffleModule).flatMap((genre) => {
      const found = offered.find((each) => each.genre === genre);
      const count = found ? countIssuesUpTo(limit, found) : 0;
      return count > 0 ? { genre, count } : [];
    });
    const others = chooseOthers(countedGenres.filter(({ count }) => count < minShelfLength));
    return {
      genres: countedGenres
        .filter(({ count }) => count >= minShelfLength)
        .slice(0, maxShelves)
        .map(({ genre }) => ({ genre, issues: this.#listOf(genre, limit) })),
      otherIssues: others.length === 0 ? null : this.#listOfOthers(others, limit),
    };
  }

  #listOf(genre: Genre, limit: RatingLimit | null): EndlessList<Issue> {
    return this.#getOrCreate(
      `${genre} ${limit}`,
      () => new EndlessList((request) => this.#load(genre, limit, request), defaultPageSize),
    );
  }

  #listOfOthers(chosen: readonly Genre[], limit: RatingLimit | null): EndlessList<Issue> {
    const load = async () => {
      const outcomes = await Promise.all(
        chosen.map((genre) => this.#load(genre, limit, { page: 0, limit: minShelfLength })),
      );
      const failure = outcomes.find((outcome) => !outcome.ok);
      if (failure) return failure;
      return succeeded(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.items : [])));
    };
    return this.#getOrCreate(`${chosen.join()} ${limit}`, () => createSinglePageList(load));
  }

  #getOrCreate(key: string, create: () => EndlessList<Issue>): EndlessList<Issue> {
    const list = this.#lists.get(key) ?? create();
    this.#lists.set(key, list);
    return list;
  }

  #load(genre: Genre, limit: RatingLimit | null, request: SliceRequest) {
    if (limit === null) return this.#showcase.listByGenre(genre, this.#shuffleModule, request);
    return this.#issues.listFiltered({ ...unfiltered, genre, upTo: limit }, this.#shuffleModule, request);
  }
}

/** Chooses genres until they fill a row. None if all short genres together have fewer than `minShelfLength`. */
function chooseOthers(shortGenres: readonly CountedGenre[]): readonly Genre[] {
  let sum = 0;
  const chosen: Genre[] = [];
  for (const { genre, count } of shortGenres) {
    if (sum >= rowLength) break;
    sum += count;
    chosen.push(genre);
  }
  return sum >= minShelfLength ? chosen : [];
}

/** All genres, in an order that depends on the module. None is repeated, because no module divides their number. */
const shuffleGenres = (shuffleModule: ShuffleModule): readonly Genre[] =>
  visibleGenres.flatMap(
    (_, index) => visibleGenres[(index * shuffleModule + shuffleModule) % visibleGenres.length] ?? [],
  );
