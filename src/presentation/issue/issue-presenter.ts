import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues } from '../../application/ports/issues.ts';
import type { SeriesCollection } from '../../application/ports/series-collection.ts';
import type { FindPosition } from '../../application/reading/find-position.ts';
import type { Failure } from '../../domain/failure.ts';
import { belongsToSeries, type Issue } from '../../domain/issue.ts';
import { type IssueAction, primaryAction } from '../../domain/issue-access.ts';
import type { SeriesWithIssues } from '../../domain/series.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import type { ReaderProfilePresenter } from '../shell/reader-profile-presenter.ts';

/** One issue with what may be done with it. The issue that is already shown is not fetched again. */
export class IssuePresenter {
  slug: string | null = null;
  issue: Issue | null = null;
  series: SeriesWithIssues | null = null;
  failure: Failure | null = null;
  readonly #issues: Issues;
  readonly #seriesCollection: SeriesCollection;
  readonly #profile: ReaderProfilePresenter;
  readonly #findPosition: FindPosition;

  constructor(
    issues: Issues,
    seriesCollection: SeriesCollection,
    profile: ReaderProfilePresenter,
    findPosition: FindPosition,
  ) {
    this.#issues = issues;
    this.#seriesCollection = seriesCollection;
    this.#profile = profile;
    this.#findPosition = findPosition;
    makeAutoObservable(this, { issue: observableRef, series: observableRef }, { autoBind: true });
  }

  /** null while it is not known what the reader owns. */
  get action(): IssueAction | null {
    if (!this.issue) return null;
    const action = primaryAction(this.issue, this.#profile.rights, new Date());
    return action === 'read' || this.#profile.isSettled ? action : null;
  }

  /** The page where the reader stopped, counted from 1; null before the second. */
  get resumePage(): number | null {
    const position = this.issue && this.#findPosition.execute(this.issue.id);
    return position && position.page > 0 ? position.page + 1 : null;
  }

  async open(slug: string): Promise<void> {
    if (this.slug === slug && !this.failure) return;
    this.slug = slug;
    this.issue = null;
    this.series = null;
    this.failure = null;
    const outcome = await this.#issues.bySlug(slug);
    if (this.slug !== slug) return;
    runInAction(() => {
      if (outcome.ok) this.issue = outcome.value;
      else this.failure = outcome.failure;
    });
    if (outcome.ok && belongsToSeries(outcome.value)) await this.#loadSeries(outcome.value);
  }

  /** What belongs to the series is an extra: without it the page is whole, so its failure is not told. */
  async #loadSeries(issue: Issue): Promise<void> {
    const series = await this.#seriesCollection.ofIssue(issue.id);
    if (!series.ok) return;
    const withIssues = await this.#seriesCollection.bySlug(series.value.slug, {
      page: 0,
      limit: defaultPageSize,
    });
    runInAction(() => {
      if (withIssues.ok && this.issue === issue) this.series = withIssues.value;
    });
  }
}
