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

/** Milliseconds that the window keeps its size before pages are decoded for it again. */
const settling = 150;

interface ReaderDependencies {
  readonly openComic: OpenComic;
  readonly viewer: IssueViewer;
  readonly positions: PositionKeeper;
  readonly images: PageImages;
  readonly choices: ReadingChoices;
}

/** Opens comics for reading, one after the other, and closes them again. */
export class ReaderPresenter {
  /** The open comic; null while it is being opened, and when that failed. */
  reading: ComicReading | null = null;
  failure: Failure | null = null;
  /** A comic that has come and is not for whoever looks, or not yet: nothing of it is shown. */
  waiting: OpenedComic | null = null;
  readonly viewer: IssueViewer;
  readonly #openComic: OpenComic;
  readonly #positions: PositionKeeper;
  readonly #images: PageImages;
  readonly #choices: ReadingChoices;
  #issueId = '';
  /** One object per opening: an answer to an abandoned one is nobody's. */
  #opening: object = {};
  #frame: ReadingFrame | null = null;
  #resizing: ReturnType<typeof setTimeout> | undefined;

  constructor({ openComic, viewer, positions, images, choices }: ReaderDependencies) {
    this.#openComic = openComic;
    this.viewer = viewer;
    this.#positions = positions;
    this.#images = images;
    this.#choices = choices;
    makeAutoObservable(
      this,
      { reading: observableRef, failure: observableRef, waiting: observableRef, viewer: false },
      { autoBind: true },
    );
  }

  /** An issue that is open, or being opened, stays so. */
  async open(issueId: string): Promise<void> {
    if (this.#issueId === issueId && !this.failure) return;
    this.leave();
    const opening = {};
    this.#opening = opening;
    this.#issueId = issueId;
    this.#images.prepare();
    const outcome = await this.#openComic.execute(issueId);
    if (opening !== this.#opening) return;
    runInAction(() => {
      if (outcome.ok) this.waiting = outcome.value;
      else this.failure = outcome.failure;
      this.enter();
    });
  }

  isOpenFor({ issue }: OpenedComic): boolean {
    return this.viewer.isOpen(issue.parentalRating);
  }

  /** Starts to read the loaded comic if the reader may see it. */
  enter(): void {
    const comic = this.waiting;
    if (!comic || !this.isOpenFor(comic)) return;
    this.waiting = null;
    this.#begin(comic);
  }

  async openAgain(): Promise<void> {
    const issueId = this.#issueId;
    this.leave();
    await this.open(issueId);
  }

  leave(): void {
    this.#opening = {};
    this.#issueId = '';
    clearTimeout(this.#resizing);
    this.#positions.tell();
    this.reading?.shelf.clear();
    this.reading = null;
    this.failure = null;
    this.waiting = null;
  }

  /** The first size counts at once; then one that lasts, as dragging a window's edge gives many. */
  resize(frame: ReadingFrame): void {
    const isFirst = this.#frame === null;
    this.#frame = frame;
    const { reading } = this;
    if (!reading) return;
    reading.frame = frame;
    clearTimeout(this.#resizing);
    if (isFirst) reading.arrange();
    else this.#resizing = setTimeout(reading.arrange, settling);
  }

  /** Brings the position to the service while there is still time. */
  tellPosition(): void {
    this.#positions.tell();
  }

  #begin(comic: OpenedComic): void {
    const source = new PageSource(comic, this.#openComic, this.#images);
    const reading = new ComicReading(comic, source, this.#positions, this.#choices);
    reading.frame = this.#frame;
    this.reading = reading;
    if (reading.count > 0) this.#positions.turned(comic.issue.id, reading.place);
    reading.arrange();
  }
}
