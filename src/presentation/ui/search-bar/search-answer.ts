import type { Failure } from '../../../domain/failure.ts';
import type { Picture } from '../../../domain/picture.ts';
import type { Result } from '../../../domain/result.ts';

/** Something found. `link` is an address of the app; `reference` tells it from the others of its group. */
export interface FoundItem {
  readonly reference: string;
  readonly title: string;
  readonly description?: string;
  readonly image: Picture | null;
  readonly link: string;
}

/** Things of one kind; `link` leads to all of them. */
export interface FoundGroup {
  readonly title: string;
  readonly link: string;
  readonly items: readonly FoundItem[];
}

/** Source: platform.md §2, Search bar. The suggestions are other texts, for when nothing was found. */
export interface SearchAnswer {
  readonly results: readonly FoundGroup[];
  readonly querySuggestions: readonly string[];
}

export type Search = (text: string) => Promise<Result<SearchAnswer, Failure>>;

/** Characters that a text needs before anything is searched. Source: platform.md §9. */
export const shortestSearch = 2;
