import type { Issue } from '../../../../../src/domain/catalogue/issue.ts';
import { SearchPresenter } from '../../../../../src/presentation/search/search-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { someLanguage } from '../../../../fakes/account/some-language.ts';
import { someProfile } from '../../../../fakes/account/some-profile.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeRecentSearches } from '../../../../fakes/catalogue/fake-recent-searches.ts';
import { FakeSeriesCollection, someSeries } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { somePublisher } from '../../../../fakes/catalogue/some-publisher.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

export const titled = (title: string): Issue =>
  someIssue({ id: title, slug: title, content: { ...someIssue().content, title } });

/** A search over two issues, the series Nanquim and the publisher Editora Ipê. */
export function someSearch(session = new FakeSession()) {
  const issues = new FakeIssues(titled('Sertão Elétrico'), titled('Maré Alta'));
  const series = new FakeSeriesCollection(someSeries);
  const publishers = new FakePublishers(somePublisher());
  const recentSearches = new FakeRecentSearches();
  const { sessionPresenter } = someProfile({ session });
  const recent = new RecentSearchesPresenter(recentSearches, sessionPresenter);
  const suggestions = new SuggestionsPresenter(issues, someLanguage(), recent);
  const presenter = new SearchPresenter(issues, series, publishers, suggestions);
  return {
    presenter,
    suggestions,
    issues,
    series,
    publishers,
    recentSearches,
    recent,
    session,
    sessionPresenter,
  };
}
