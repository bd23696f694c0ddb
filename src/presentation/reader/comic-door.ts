import type { OpenComic, OpenedComic } from '../../application/reading/open-comic.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';

/** Opens comics, and lets in whom they are for. */
export class ComicDoor {
  readonly openComic: OpenComic;
  readonly viewer: IssueViewer;

  constructor(openComic: OpenComic, viewer: IssueViewer) {
    this.openComic = openComic;
    this.viewer = viewer;
  }

  isOpenFor({ issue }: OpenedComic): boolean {
    return this.viewer.isOpen(issue.parentalRating);
  }
}
