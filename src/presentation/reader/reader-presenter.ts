import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageImages } from '../../application/ports/reading/page-images.ts';
import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { OpenComic, OpenedComic } from '../../application/reading/open-comic.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ReadingFrame } from '../../domain/reading/page-size.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import { ComicReading } from './comic-reading.ts';
import { PageSource } from './page-source.ts';
import type { PositionKeeper } from './position-keeper.ts';

/** Pages are decoded for a new window size after it has been stable for this time. */
const resizeDelayMs = 150;

interface ReaderDependencies {
  readonly openComic: OpenComic;
  readonly viewer: IssueViewer;
  readonly positions: PositionKeeper;
  readonly images: PageImages;
  readonly choices: ReadingChoices;
}

export type ReaderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening'; readonly issueId: string }
  /** The reader may not see the comic, or not yet. */
  | { readonly kind: 'gated'; readonly issueId: string; readonly comic: OpenedComic }
  | { readonly kind: 'reading'; readonly issueId: string; readonly reading: ComicReading }
  | { readonly kind: 'failed'; readonly issueId: string; readonly failure: Failure };

/** Opens and closes comics for reading, one at a time. */
export class ReaderPresenter {
  state: ReaderState = { kind: 'idle' };
  readonly viewer: IssueViewer;
  readonly #openComic: OpenComic;
  readonly #positions: PositionKeeper;
  readonly #images: PageImages;
  readonly #choices: ReadingChoices;
  #frame: ReadingFrame | null = null;
  #resizeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ openComic, viewer, positions, images, choices }: ReaderDependencies) {
    this.#openComic = openComic;
    this.viewer = viewer;
    this.#positions = positions;
    this.#images = images;
    this.#choices = choices;
    makeAutoObservable(this, { state: observableRef, viewer: false }, { autoBind: true });
  }

  /** The open comic. */
  get reading(): ComicReading | null {
    return this.state.kind === 'reading' ? this.state.reading : null;
  }

  /** Does nothing if the issue is already open or opening. */
  async open(issueId: string): Promise<void> {
    const { state } = this;
    if (state.kind !== 'idle' && state.kind !== 'failed' && state.issueId === issueId) return;
    this.leave();
    const opening: ReaderState = { kind: 'opening', issueId };
    this.state = opening;
    this.#images.prepare();
    const outcome = await this.#openComic.execute(issueId);
    // Another comic was opened in the meantime, or the reader left.
    if (this.state !== opening) return;
    runInAction(() => {
      if (!outcome.ok) this.state = { kind: 'failed', issueId, failure: outcome.failure };
      else if (this.maySee(outcome.value)) this.#startReading(issueId, outcome.value);
      else this.state = { kind: 'gated', issueId, comic: outcome.value };
    });
  }

  maySee({ issue }: OpenedComic): boolean {
    return this.viewer.maySee(issue.parentalRating);
  }

  /** Opens a gated comic if the reader may see it now. */
  openGated(): void {
    const { state } = this;
    if (state.kind === 'gated' && this.maySee(state.comic)) this.#startReading(state.issueId, state.comic);
  }

  async openAgain(): Promise<void> {
    const { state } = this;
    if (state.kind === 'idle') return;
    this.leave();
    await this.open(state.issueId);
  }

  leave(): void {
    clearTimeout(this.#resizeTimer);
    this.#positions.sync();
    this.reading?.pageCache.clear();
    this.state = { kind: 'idle' };
  }

  /** Applies the first size at once, and further ones after a delay, because dragging a window causes many. */
  resize(frame: ReadingFrame): void {
    const isFirst = this.#frame === null;
    this.#frame = frame;
    const { reading } = this;
    if (!reading) return;
    reading.frame = frame;
    clearTimeout(this.#resizeTimer);
    if (isFirst) reading.updateCache();
    else this.#resizeTimer = setTimeout(reading.updateCache, resizeDelayMs);
  }

  /** Starts to sync the position before the page closes. */
  syncPosition(): void {
    this.#positions.sync();
  }

  #startReading(issueId: string, comic: OpenedComic): void {
    const source = new PageSource(comic, this.#openComic, this.#images);
    const reading = new ComicReading(comic, source, this.#positions, this.#choices);
    reading.frame = this.#frame;
    this.state = { kind: 'reading', issueId, reading };
    if (reading.count > 0) this.#positions.recordTurn(comic.issue, reading.pageIndex);
    reading.updateCache();
  }
}
