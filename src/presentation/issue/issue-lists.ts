import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Recommendations } from '../../application/ports/catalogue/recommendations.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import { belongsToSeries, type Issue } from '../../domain/catalogue/issue.ts';
import { RelatedIssues } from '../shell/catalogue/related-issues.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { AlsoReadShelf } from './also-read-shelf.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { OtherIssuesOfSeries } from './other-issues-of-series.tsx';

export interface IssueListDependencies {
  readonly issues: Issues;
  readonly seriesCollection: SeriesCollection;
  readonly recommendations: Recommendations;
}

const views = { NeighbourLinks, OtherIssuesOfSeries, AlsoReadShelf };

/** What is shown below an issue. Loaded after it, so that it does not delay the page. */
export interface IssueLists {
  /** null if the issue is not in a series. */
  readonly related: RelatedIssues | null;
  readonly alsoRead: EndlessList<Issue>;
  readonly views: typeof views;
}

export const createIssueLists = (
  issue: Issue,
  { issues, seriesCollection, recommendations }: IssueListDependencies,
): IssueLists => ({
  related: belongsToSeries(issue) ? new RelatedIssues(issue, issues, seriesCollection) : null,
  alsoRead: createSinglePageList(() => recommendations.listAlsoRead(issue.id)),
  views,
});
