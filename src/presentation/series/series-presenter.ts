import { makeAutoObservable, observableRef } from 'mobx';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import { ratingFilterOf } from '../../domain/catalogue/rating-gate.ts';
import { type PlaceInSeries, placeInSeries } from '../../domain/reading/place-in-series.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import type { SelectionPresenter } from '../shell/catalogue/selection-presenter.ts';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { OpenedSeries } from './opened-series.ts';

interface SeriesDependencies {
  readonly collection: SeriesCollection;
  readonly selection: SelectionPresenter;
  readonly viewer: IssueViewer;
  readonly follows: FollowsPresenter;
  /** True if the platform that serves the app has the catalogue, and thus serves feeds of it. */
  readonly hasFeeds: boolean;
}

/** Keeps opened series with their issues, so that they are not loaded again. */
export class SeriesPresenter {
  current: OpenedSeries | null = null;
  readonly viewer: IssueViewer;
  readonly follows: FollowsPresenter;
  readonly hasFeeds: boolean;
  readonly #collection: SeriesCollection;
  readonly #selection: SelectionPresenter;
  readonly #opened = new Map<string, OpenedSeries>();

  constructor({ collection, selection, viewer, follows, hasFeeds }: SeriesDependencies) {
    this.#collection = collection;
    this.#selection = selection;
    this.viewer = viewer;
    this.follows = follows;
    this.hasFeeds = hasFeeds;
    makeAutoObservable(
      this,
      { current: observableRef, viewer: false, follows: false, hasFeeds: false },
      { autoBind: true },
    );
  }

  /** Where the reader starts or continues, without issues that they can never open. null if it is not loaded. */
  get placeInSeries(): PlaceInSeries | null {
    if (!this.current) return null;
    const { items, hasNext } = this.current.issues;
    const openItems = items.filter(ratingFilterOf(this.viewer.ratingGate.gateOf));
    return placeInSeries(openItems, (id) => this.viewer.positionIn(id), hasNext);
  }

  /** True if all issues are loaded and the reader can open none. */
  get hasNoOpenIssue(): boolean {
    const issues = this.current?.issues;
    return issues !== undefined && issues.items.length > 0 && !issues.hasNext && !this.placeInSeries;
  }

  /** The number of loaded issues that the reader has finished. */
  get finishedCount(): number {
    return this.current?.issues.items.filter((issue) => this.viewer.marks.isFinished(issue)).length ?? 0;
  }

  open(slug: string): void {
    const openedSeries = this.#opened.get(slug);
    this.current =
      openedSeries ?? new OpenedSeries(slug, this.#selection.seriesBySlug(slug), this.#collection);
    this.#opened.set(slug, this.current);
    void this.current.issues.start();
  }
}
