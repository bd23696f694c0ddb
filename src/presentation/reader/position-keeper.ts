import type { OpenedComic } from '../../application/reading/open-comic.ts';
import type { PageViewRecorder } from '../../application/reading/page-view-recorder.ts';
import type { SavePosition } from '../../application/reading/save-position.ts';
import type { SyncPositions } from '../../application/reading/sync-positions.ts';
import type { PlaceInPage } from '../../domain/reading/reading.ts';
import type { ReadingProgressPresenter } from '../shell/reading/reading-progress-presenter.ts';

/** The position is sent to the platform after this time without a page turn. */
const syncDelayMs = 2000;

/** Stores page turns on the device, and syncs them when the reader pauses or leaves. */
export class PositionKeeper {
  readonly #keepPosition: SavePosition;
  readonly #syncPositions: SyncPositions;
  readonly #progress: ReadingProgressPresenter;
  readonly #pageViews: PageViewRecorder;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    keepPosition: SavePosition,
    syncPositions: SyncPositions,
    progress: ReadingProgressPresenter,
    pageViews: PageViewRecorder,
  ) {
    this.#keepPosition = keepPosition;
    this.#syncPositions = syncPositions;
    this.#progress = progress;
    this.#pageViews = pageViews;
  }

  /** `page` counts from 0. Positions in samples stay on the device. */
  recordTurn(comic: Pick<OpenedComic, 'issue' | 'language' | 'isSample' | 'pages'>, page: number): void {
    const position = this.#keepPosition.execute(comic, page);
    if (comic.isSample) return;
    this.#progress.recordTurn(comic.issue.id, position, comic.issue.pagesCount);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.sync(), syncDelayMs);
  }

  /** Call it when the reader pauses within a page. */
  recordPlace(comic: OpenedComic, place: PlaceInPage): void {
    this.#keepPosition.savePlace(comic, place);
  }

  /** Call it when other pages are shown; they count from 0. Those of samples do not count. */
  recordPages({ issue, isSample }: Pick<OpenedComic, 'issue' | 'isSample'>, pages: readonly number[]): void {
    if (!isSample) this.#pageViews.show(issue.id, pages);
  }

  /** Call it when the comic closes. */
  leave(): void {
    this.sync();
    this.#pageViews.stop();
  }

  /** Starts to sync what changed. A failure is ignored, because the next call retries. */
  sync(): void {
    const hasNewViews = this.#pageViews.storeShown();
    if (this.#timer === undefined && !hasNewViews) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#syncPositions.execute();
  }
}
