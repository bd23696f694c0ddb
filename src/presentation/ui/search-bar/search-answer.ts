import type { Failure } from '../../../domain/failure.ts';
import type { Picture } from '../../../domain/picture.ts';
import type { Result } from '../../../domain/result.ts';
import type { IconName } from '../icon/icon-names.ts';

/** A search result. `link` is a path of the app; `reference` is unique in its group. */
export interface FoundItem {
  readonly reference: string;
  readonly title: string;
  readonly description?: string;
  readonly image: Picture | null;
  /** Replaces the image. */
  readonly icon?: IconName;
  readonly link: string;
}

/** Search results of one kind. `link` leads to all of them, unless `items` are all. */
export interface FoundGroup {
  readonly title: string;
  readonly link?: string;
  /** The text of the link; 'Ver todos' by default. */
  readonly linkText?: string;
  /** True if all items are shown, one line each. */
  readonly isCompact?: boolean;
  readonly items: readonly FoundItem[];
}

/** `querySuggestions` are other search texts if nothing was found. */
export interface SearchAnswer {
  readonly results: readonly FoundGroup[];
  readonly querySuggestions: readonly string[];
}

/** A target of the arrow keys: an item, or the link to all items of a group. */
export type Choice = FoundItem | LinkedGroup;

interface LinkedGroup extends FoundGroup {
  readonly link: string;
}

export const isLinked = (group: FoundGroup): group is LinkedGroup => group.link !== undefined;

/** Called when the link of a choice is followed, with the search text. */
export type OnFollow = (choice: Choice, text: string) => void;

export type Search = (text: string) => Promise<Result<SearchAnswer, Failure>>;

/** Shorter texts are not searched. */
export const minSearchLength = 2;
