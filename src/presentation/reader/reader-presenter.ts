import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { PageImages } from '../../application/ports/reading/page-images.ts';
import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { OpenComic, OpenedComic } from '../../application/reading/open-comic.ts';
import type { Failure } from '../../domain/failure.ts';
import { isSameFrame, type ReadingFrame } from '../../domain/reading/page-size.ts';
import type { PlaceInPage } from '../../domain/reading/reading.ts';
import {
  choiceForWindow,
  type IntendedReading,
  type ReadingChoice,
} from '../../domain/reading/reading-choice.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import { ComicReading, chosenReading } from './comic-reading.ts';
import type { EndPart } from './end/lazy-end-panel.tsx';
import { PageSource } from './page-source.ts';
import type { PositionKeeper } from './position-keeper.ts';
import type { SampleEndPart } from './sample/lazy-sample-end.tsx';

/** Pages are decoded for a new window size after it has been stable for this time. */
const resizeDelayMs = 150;

interface ReaderDependencies {
  readonly openComic: OpenComic;
  readonly issues: Pick<Issues, 'listById'>;
  readonly viewer: IssueViewer;
  readonly positions: PositionKeeper;
  readonly images: PageImages;
  readonly choices: ReadingChoices;
  readonly endPanel: EndPart;
  readonly sampleEnd: SampleEndPart;
  /** The size that the frame will probably have. The first page loads in it before the screen is rendered. */
  readonly readWindowFrame: () => ReadingFrame | null;
}

export type ReaderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening'; readonly issueId: string }
  /** The viewer may not see the comic, or not yet. null: the platform sends it after a declaration of age. */
  | { readonly kind: 'gated'; readonly issueId: string; readonly comic: OpenedComic | null }
  | { readonly kind: 'reading'; readonly issueId: string; readonly reading: ComicReading }
  /** `slug`: of the issue page, where the reader finds what to do. null if they need it not, or it is not known. */
  | {
      readonly kind: 'failed';
      readonly issueId: string;
      readonly failure: Failure;
      readonly slug: string | null;
    };

/** On the issue page, a child sees its hours and can ask for the issue. */
const failuresOnIssuePage: ReadonlySet<string> = new Set(['USER.BLOCKED_CONTENT', 'USER.OUTSIDE_HOURS']);

/** Opens and closes comics for reading, one at a time. */
export class ReaderPresenter {
  state: ReaderState = { kind: 'idle' };
  /** null until it is known. */
  frame: ReadingFrame | null = null;
  readonly viewer: IssueViewer;
  readonly endPanel: EndPart;
  readonly sampleEnd: SampleEndPart;
  readonly #openComic: OpenComic;
  readonly #issues: Pick<Issues, 'listById'>;
  readonly #positions: PositionKeeper;
  readonly #images: PageImages;
  readonly #choices: ReadingChoices;
  readonly #readWindowFrame: () => ReadingFrame | null;

  /** Where to continue instead of at the saved position. Counted from 0. */
  #continuedPage: number | null = null;
  /** Null: the stored one. */
  #continuedPlace: PlaceInPage | null = null;
  #resizeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: ReaderDependencies) {
    const { openComic, viewer, positions, images, choices, endPanel, sampleEnd } = dependencies;
    this.#openComic = openComic;
    this.#issues = dependencies.issues;
    this.#readWindowFrame = dependencies.readWindowFrame;
    this.viewer = viewer;
    this.endPanel = endPanel;
    this.#positions = positions;
    this.#images = images;
    this.#choices = choices;
    this.sampleEnd = sampleEnd;
    const parts = { viewer: false, endPanel: false, sampleEnd: false } as const;
    makeAutoObservable(this, { state: observableRef, frame: observableRef, ...parts }, { autoBind: true });
  }

  /** True until the visible pages are ready, or something else is shown. */
  get isOpening(): boolean {
    const { state, reading } = this;
    return state.kind === 'idle' || state.kind === 'opening' || (reading?.isLoading ?? false);
  }

  /** How an issue will be shown, before it is loaded. */
  choiceFor(issue: IntendedReading): ReadingChoice {
    return choiceForWindow(this.frame, chosenReading(this.#choices, issue));
  }

  /** The open comic. */
  get reading(): ComicReading | null {
    return this.state.kind === 'reading' ? this.state.reading : null;
  }

  /**
   * Does nothing if the issue is already open or opening. `continuedPage`: where the reader is if the comic was open until
   * now, counted from 0. It is not saved before the next turn, because it belongs to a session that has ended.
   */
  async open(issueId: string, continuedPage: number | null = null): Promise<void> {
    const { state } = this;
    if (state.kind !== 'idle' && state.kind !== 'failed' && state.issueId === issueId) return;
    this.leave();
    this.#continuedPage = continuedPage;
    if (continuedPage === null) this.#continuedPlace = null;
    const opening: ReaderState = { kind: 'opening', issueId };
    this.state = opening;
    this.#images.prepare();
    this.frame ??= this.#readWindowFrame();
    const outcome = await this.#openComic.execute(issueId);
    // Another comic was opened in the meantime, or the reader left.
    if (this.state !== opening) return;
    runInAction(() => {
      if (!outcome.ok) this.#fail(issueId, outcome.failure);
      else if (this.maySee(outcome.value)) this.#startReading(issueId, outcome.value);
      else this.state = { kind: 'gated', issueId, comic: outcome.value };
    });
  }

  /** null: a comic for adults. */
  maySee(comic: OpenedComic | null): boolean {
    return comic ? this.viewer.maySeeIssue(comic.issue) : this.viewer.maySee('+18');
  }

  /** Opens a gated comic if the viewer may see it now. */
  openGated(): void {
    const { state } = this;
    if (state.kind !== 'gated' || !this.maySee(state.comic)) return;
    if (state.comic) this.#startReading(state.issueId, state.comic);
    else void this.openAgain();
  }

  async openAgain(): Promise<void> {
    const { state } = this;
    if (state.kind === 'idle') return;
    const continuedPage = this.reading?.pageIndex ?? this.#continuedPage;
    this.#continuedPlace = this.reading?.recorder.place ?? this.#continuedPlace;
    this.leave();
    await this.open(state.issueId, continuedPage);
  }

  leave(): void {
    clearTimeout(this.#resizeTimer);
    this.#positions.leave();
    this.reading?.pageCache.clear();
    this.state = { kind: 'idle' };
  }

  /** Applies the first size at once, and further ones after a delay, because dragging a window causes many. */
  resize(frame: ReadingFrame): void {
    const isFirst = this.frame === null;
    if (this.frame && isSameFrame(this.frame, frame)) return;
    this.frame = frame;
    const { reading } = this;
    if (!reading) return;
    reading.frame = frame;
    reading.zoomTo(null);
    clearTimeout(this.#resizeTimer);
    if (isFirst) reading.updateCache();
    else this.#resizeTimer = setTimeout(reading.updateCache, resizeDelayMs);
  }

  /** Call it when the screen closes: the window may have another size when it opens again. */
  forgetFrame(): void {
    this.frame = null;
  }

  /** Starts to sync the position before the page closes. */
  syncPosition(): void {
    this.#positions.sync();
  }

  #fail(issueId: string, failure: Failure): void {
    const isAgeUnconfirmed = failure.code === 'USER.AGE_UNCONFIRMED';
    if (isAgeUnconfirmed && this.maySee(null)) this.viewer.ratingGate.askAgain();
    this.state = isAgeUnconfirmed
      ? { kind: 'gated', issueId, comic: null }
      : { kind: 'failed', issueId, failure, slug: null };
    if (failuresOnIssuePage.has(failure.code)) void this.#findIssuePage(issueId);
  }

  async #findIssuePage(issueId: string): Promise<void> {
    const outcome = await this.#issues.listById([issueId]);
    const slug = outcome.ok ? outcome.value[0]?.slug : undefined;
    runInAction(() => {
      if (slug && this.state.kind === 'failed' && this.state.issueId === issueId)
        this.state = { ...this.state, slug };
    });
  }

  #startReading(issueId: string, openedComic: OpenedComic): void {
    const continuedPage = this.#continuedPage;
    const comic =
      continuedPage === null
        ? openedComic
        : {
            ...openedComic,
            startPage: Math.min(continuedPage, openedComic.pages.length),
            startPlace: this.#continuedPlace ?? openedComic.startPlace,
          };
    const source = new PageSource(comic, this.#openComic, this.#images, () => void this.openAgain());
    const reading = new ComicReading(comic, source, this.#positions, this.#choices);
    reading.frame = this.frame;
    this.state = { kind: 'reading', issueId, reading };
    // A finished issue stays finished until the reader turns a page again.
    const isPositionKept = comic.isReadAgain || continuedPage !== null;
    if (reading.count > 0 && !reading.isAtEnd) {
      if (isPositionKept) reading.recorder.recordPages();
      else reading.recorder.recordPosition();
    }
    reading.updateCache();
  }
}
