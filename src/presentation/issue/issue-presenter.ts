import { makeAutoObservable } from 'mobx';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { IssueAction } from '../../domain/checkout/issue-access.ts';
import type { IssueOffer } from '../../domain/checkout/issue-offer.ts';
import { succeeded } from '../../domain/result.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import type { RelatedIssues } from '../shell/catalogue/related-issues.ts';
import type { SelectionPresenter } from '../shell/catalogue/selection-presenter.ts';
import type { FavouritesPresenter } from '../shell/favourites/favourites-presenter.ts';
import type { IssueRequestProps } from '../shell/guardian/issue-request.tsx';
import type { IssueLikesPresenter } from '../shell/likes/issue-likes-presenter.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import { Lazy, type Part } from '../ui/lazy-loading/lazy.ts';
import type { IssueListDependencies, IssueLists } from './issue-lists.ts';

/** What a child can ask the guardian. Loaded only for guided accounts. */
export type IssueRequestPart = Part<IssueRequestProps['presenter'], IssueRequestProps>;

interface IssueDependencies extends IssueListDependencies {
  readonly selection: SelectionPresenter;
  readonly viewer: IssueViewer;
  readonly favourites: FavouritesPresenter;
  readonly likes: IssueLikesPresenter;
  readonly request: Lazy<IssueRequestPart>;
}

export interface OpenedIssueData {
  readonly issue: Issue;
  readonly lists: Lazy<IssueLists>;
  /** True if a card led here: the image of its cover is loaded already. */
  readonly isFromCard: boolean;
}

/** One issue and what the reader can do with it. Data from a list is shown at once and not requested again. */
export class IssuePresenter {
  /** By its slug. */
  readonly loadable = new Loadable<OpenedIssueData, string>();
  readonly viewer: IssueViewer;
  readonly favourites: FavouritesPresenter;
  readonly likes: IssueLikesPresenter;
  readonly request: Lazy<IssueRequestPart>;
  readonly #selection: SelectionPresenter;
  readonly #dependencies: IssueListDependencies;

  constructor(dependencies: IssueDependencies) {
    this.#dependencies = dependencies;
    this.#selection = dependencies.selection;
    this.viewer = dependencies.viewer;
    this.favourites = dependencies.favourites;
    this.likes = dependencies.likes;
    this.request = dependencies.request;
    makeAutoObservable(
      this,
      {
        loadable: false,
        viewer: false,
        favourites: false,
        likes: false,
        request: false,
      },
      { autoBind: true },
    );
  }

  get issue(): Issue | null {
    return this.loadable.value?.issue ?? null;
  }

  /** null until loaded, and if the issue is not in a series. */
  get related(): RelatedIssues | null {
    return this.loadable.value?.lists.current?.related ?? null;
  }

  /** null until the reader's entitlements are known. */
  get action(): IssueAction | null {
    return this.issue && this.viewer.actionFor(this.issue);
  }

  /** What the issue costs. Until the reader's entitlements are known, as for a visitor. */
  get offer(): IssueOffer | null {
    return this.issue && this.viewer.marks.offerOf(this.issue);
  }

  /** True if the guardian has to buy the issue. */
  get asksGuardian(): boolean {
    const { action } = this;
    return this.viewer.isGuided && action !== null && action !== 'read' && action !== 'unavailable';
  }

  /** Counted from 1. null if the issue begins at its first page. */
  get resumePage(): number | null {
    return this.issue && this.viewer.resumePageOf(this.issue);
  }

  get isFinished(): boolean {
    return this.issue !== null && this.viewer.marks.isFinished(this.issue);
  }

  async open(slug: string): Promise<void> {
    const { kind } = this.loadable.stateOf(slug);
    if (kind !== 'idle' && kind !== 'failed') return;
    const selectedIssue = this.#selection.issueBySlug(slug);
    if (selectedIssue) return this.loadable.set(slug, this.#toOpenedIssue(selectedIssue, true));
    await this.loadable.load(slug, async () => {
      const outcome = await this.#dependencies.issues.findBySlug(slug);
      return outcome.ok ? succeeded(this.#toOpenedIssue(outcome.value, false)) : outcome;
    });
  }

  #toOpenedIssue(issue: Issue, isFromCard: boolean): OpenedIssueData {
    // Here rather than when they are shown, so that a served page contains them.
    void this.likes.start(issue.id);
    const lists = new Lazy(async () => {
      const { createIssueLists } = await import(/* webpackChunkName: 'issue-series' */ './issue-lists.ts');
      return createIssueLists(issue, this.#dependencies);
    });
    return { issue, lists, isFromCard };
  }
}
