import type { Picture } from '../picture.ts';
import type { ComicPage, Panel } from '../reading/reading.ts';
import type { EntityVersion } from './entity-version.ts';

/** The texts of a language edition. */
export interface DraftContentTexts {
  /** In lower case, such as 'pt-br'. Each issue has at most one edition in a language. */
  readonly language: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
}

export interface DraftPage extends ComicPage {
  /** The file that it was uploaded in: an image, or the archive that contained it. Null if it was imported. */
  readonly fileName: string | null;
}

/** A language edition of a draft. Its version changes with its texts, its cover and its pages. */
export interface DraftContent extends DraftContentTexts, EntityVersion {
  /** The first page if no other image was chosen. Null without pages. */
  readonly cover: Picture | null;
  /** In reading order. */
  readonly pages: readonly DraftPage[];
}

/** `cover`: an image. Absent: the first page. */
export interface NewDraftContent extends Omit<DraftContentTexts, 'description'> {
  readonly description?: string;
  readonly cover?: File;
}

/** Absent fields keep their values. */
export interface DraftContentChanges extends Partial<DraftContentTexts> {
  readonly cover?: File;
}

/** Changes of the pages of a language edition. */
export interface DraftPagesChanges {
  /** The present numbers of all pages, counted from 1, in their new order. */
  readonly pageNumbers?: readonly number[];
  /** The panels of pages, by their present numbers. */
  readonly panels?: readonly { readonly number: number; readonly panels: readonly Panel[] }[];
}
