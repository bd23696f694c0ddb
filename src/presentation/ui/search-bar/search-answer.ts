import type { Failure } from '../../../domain/failure.ts';
import type { Picture } from '../../../domain/picture.ts';
import type { Result } from '../../../domain/result.ts';
import type { IconName } from '../icon/icon-names.ts';

/** Something found. `link` is an address of the app; `reference` tells it from the others of its group. */
export interface FoundItem {
  readonly reference: string;
  readonly title: string;
  readonly description?: string;
  readonly image: Picture | null;
  /** In place of an image. */
  readonly icon?: IconName;
  readonly link: string;
}

/** Things of one kind; `link` leads to all of them. */
export interface FoundGroup {
  readonly title: string;
  readonly link: string;
  /** What the link says; 'Ver todos' where nothing is said. */
  readonly linkText?: string;
  readonly items: readonly FoundItem[];
}

/** The suggestions are other texts, for when nothing was found. */
export interface SearchAnswer {
  readonly results: readonly FoundGroup[];
  readonly querySuggestions: readonly string[];
}

/** Where the arrow keys stop: an item, or the group whose items are all to be seen. */
export type Choice = FoundItem | FoundGroup;

/** Told when the link of a choice is followed, with the text that it was suggested for. */
export type OnFollow = (choice: Choice, text: string) => void;

export type Search = (text: string) => Promise<Result<SearchAnswer, Failure>>;

/** Characters that a text needs before anything is searched. */
export const shortestSearch = 2;
