import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import { belongsToSeries, type Issue } from '../../domain/catalogue/issue.ts';
import type { IssueAction } from '../../domain/checkout/issue-access.ts';
import type { Failure } from '../../domain/failure.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import type { SelectionPresenter } from '../shell/catalogue/selection-presenter.ts';
import type { FavouritesPresenter } from '../shell/favourites/favourites-presenter.ts';
import { AroundIssue } from './around-issue.ts';

interface IssueDependencies {
  readonly issues: Issues;
  readonly seriesCollection: SeriesCollection;
  readonly selection: SelectionPresenter;
  readonly viewer: IssueViewer;
  readonly favourites: FavouritesPresenter;
}

/** One issue with what may be done with it. Data from a list is shown at once and not requested again. */
export class IssuePresenter {
  slug: string | null = null;
  issue: Issue | null = null;
  /** What belongs to its series; null where it is in none. */
  around: AroundIssue | null = null;
  failure: Failure | null = null;
  /** True where a card led here, whose image of the cover is there already. */
  isFromCard = false;
  readonly viewer: IssueViewer;
  readonly favourites: FavouritesPresenter;
  readonly #issues: Issues;
  readonly #seriesCollection: SeriesCollection;
  readonly #selection: SelectionPresenter;
  /** One object per opening: an answer to an abandoned one is nobody's. */
  #opening: object = {};

  constructor({ issues, seriesCollection, selection, viewer, favourites }: IssueDependencies) {
    this.#issues = issues;
    this.#seriesCollection = seriesCollection;
    this.#selection = selection;
    this.viewer = viewer;
    this.favourites = favourites;
    makeAutoObservable(
      this,
      {
        issue: observableRef,
        around: observableRef,
        failure: observableRef,
        viewer: false,
        favourites: false,
      },
      { autoBind: true },
    );
  }

  /** null while it is not known what the reader owns. */
  get action(): IssueAction | null {
    return this.issue && this.viewer.actionFor(this.issue);
  }

  /** The page where the reader stopped, counted from 1; null before the second. */
  get resumePage(): number | null {
    const position = this.issue && this.viewer.positionIn(this.issue.id);
    return position && position.page > 0 ? position.page + 1 : null;
  }

  async open(slug: string): Promise<void> {
    if (this.slug === slug && !this.failure) return;
    const opening = {};
    this.#opening = opening;
    this.slug = slug;
    this.failure = null;
    const known = this.#selection.issueBySlug(slug);
    this.isFromCard = known !== null;
    this.#show(known);
    if (known) return;
    const outcome = await this.#issues.bySlug(slug);
    if (this.#opening !== opening) return;
    runInAction(() => {
      if (outcome.ok) this.#show(outcome.value);
      else this.failure = outcome.failure;
    });
  }

  #show(issue: Issue | null): void {
    this.issue = issue;
    this.around =
      issue && belongsToSeries(issue) ? new AroundIssue(issue, this.#issues, this.#seriesCollection) : null;
  }
}
