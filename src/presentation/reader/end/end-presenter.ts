import { makeAutoObservable, observableRef } from 'mobx';
import type { Issues } from '../../../application/ports/catalogue/issues.ts';
import type { SeriesCollection } from '../../../application/ports/catalogue/series-collection.ts';
import { unfiltered } from '../../../domain/catalogue/catalogue-query.ts';
import { isGenre } from '../../../domain/catalogue/genre.ts';
import { belongsToSeries, type Issue } from '../../../domain/catalogue/issue.ts';
import { succeeded } from '../../../domain/result.ts';
import type { ShuffleModule } from '../../../domain/shuffle.ts';
import { defaultPageSize } from '../../../domain/slice.ts';
import type { IssueViewer } from '../../shell/age-gate/issue-viewer.ts';
import { RelatedIssues } from '../../shell/catalogue/related-issues.ts';
import type { FollowsPresenter } from '../../shell/following/follows-presenter.ts';
import type { IssueLikesPresenter } from '../../shell/likes/issue-likes-presenter.ts';
import { EndlessList } from '../../shell/lists/endless-list.ts';

interface EndDependencies {
  readonly issues: Issues;
  readonly seriesCollection: SeriesCollection;
  readonly shuffleModule: ShuffleModule;
  readonly viewer: IssueViewer;
  readonly follows: FollowsPresenter;
  readonly likes: IssueLikesPresenter;
}

/** What a reader can open after an issue. */
export interface AfterIssue {
  readonly issueId: string;
  /** null if the issue is not in a series. */
  readonly series: RelatedIssues | null;
  /** Issues of the same genre except the next one, or else of the series. null if the issue has neither. */
  readonly others: EndlessList<Issue> | null;
  readonly areOthersOfSeries: boolean;
}

export interface FreeIssue {
  readonly issue: Issue;
  /** False if it has only the genre in common. */
  readonly isOfSeries: boolean;
}

/** The issues that are offered at the end of an issue. */
export class EndPresenter {
  after: AfterIssue | null = null;
  readonly follows: FollowsPresenter;
  readonly likes: IssueLikesPresenter;
  readonly #issues: Issues;
  readonly #seriesCollection: SeriesCollection;
  readonly #shuffleModule: ShuffleModule;
  readonly #viewer: IssueViewer;

  constructor({ issues, seriesCollection, shuffleModule, viewer, follows, likes }: EndDependencies) {
    this.follows = follows;
    this.likes = likes;
    this.#issues = issues;
    this.#seriesCollection = seriesCollection;
    this.#shuffleModule = shuffleModule;
    this.#viewer = viewer;
    makeAutoObservable(this, { after: observableRef, follows: false, likes: false }, { autoBind: true });
  }

  /** Loads what follows an issue. Does nothing if that is the current one. */
  open(issue: Issue): void {
    if (this.after?.issueId === issue.id) return;
    const series = belongsToSeries(issue)
      ? new RelatedIssues(issue, this.#issues, this.#seriesCollection)
      : null;
    const isSeriesLoaded = series?.start();
    const sameGenre = this.#sameGenre(issue, async () => {
      await isSeriesLoaded;
      return series?.neighbours?.next?.id;
    });
    const others = sameGenre ?? series?.otherIssues ?? null;
    this.after = { issueId: issue.id, series, others, areOthersOfSeries: !sameGenre };
    void others?.start();
  }

  /** Loads the issues of the series, which `freeIssue` needs. */
  loadSeriesIssues(): void {
    void this.after?.series?.otherIssues.start();
  }

  /**
   * A free issue, if the viewer cannot read the next one now: the first of the series after it, or else one of the same
   * genre. null if there is none or not known yet.
   */
  get freeIssue(): FreeIssue | null {
    const { series, others } = this.after ?? {};
    const next = series?.neighbours?.next;
    if (!this.isSettled || !next || this.canReadNow(next)) return null;
    const { items, hasNext, failure } = series.otherIssues;
    if (items.length === 0 && hasNext && !failure) return null;
    const isLater = ({ number }: Issue) => number !== null && next.number !== null && number > next.number;
    const ofSeries = items.find((issue) => isLater(issue) && this.#isFreeNow(issue));
    if (ofSeries) return { issue: ofSeries, isOfSeries: true };
    const isOfSeries = ({ id }: Issue) => items.some((issue) => issue.id === id);
    const ofGenre = others?.items.find((issue) => !isOfSeries(issue) && this.#isFreeNow(issue));
    return ofGenre ? { issue: ofGenre, isOfSeries: false } : null;
  }

  /** True if the viewer can begin to read the issue at once. */
  canReadNow(issue: Issue): boolean {
    return this.#viewer.maySeeIssue(issue) && this.#viewer.actionFor(issue) === 'read';
  }

  /** Counted from 1. null if the issue begins at its first page. */
  resumePageOf(issue: Issue): number | null {
    return this.#viewer.resumePageOf(issue);
  }

  /** False until the reader's entitlements are known. */
  get isSettled(): boolean {
    return this.#viewer.ratingGate.isSettled;
  }

  #isFreeNow(issue: Issue): boolean {
    return issue.isAvailableForAll && this.canReadNow(issue);
  }

  #sameGenre({ id, genre }: Issue, findNextId: () => Promise<string | undefined>): EndlessList<Issue> | null {
    if (genre === null || !isGenre(genre)) return null;
    const query = { ...unfiltered, genre };
    return new EndlessList(async (request) => {
      const [outcome, nextId] = await Promise.all([
        this.#issues.listFiltered(query, this.#shuffleModule, request),
        findNextId(),
      ]);
      if (!outcome.ok) return outcome;
      const items = outcome.value.items.filter((issue) => issue.id !== id && issue.id !== nextId);
      return succeeded({ ...outcome.value, items });
    }, defaultPageSize);
  }
}
