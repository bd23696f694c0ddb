import type { Issue } from '../../../../../src/domain/catalogue/issue.ts';
import { SearchPresenter } from '../../../../../src/presentation/search/search-presenter.ts';
import { PopularSearchesPresenter } from '../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { examplePerson, FakePeople } from '../../../../fakes/catalogue/fake-people.ts';
import { FakePopularSearches } from '../../../../fakes/catalogue/fake-popular-searches.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeRecentSearches } from '../../../../fakes/catalogue/fake-recent-searches.ts';
import { FakeSearchSuggestions } from '../../../../fakes/catalogue/fake-search-suggestions.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

export const buildTitledIssue = (title: string): Issue =>
  buildIssue({ id: title, slug: title, content: { ...buildIssue().content, title } });

/** A search over two issues, the series Nanquim, the person Ana Nanquim and the publisher Editora Ipê. */
export function setUpSearch(session = new FakeSession()) {
  const issues = new FakeIssues(buildTitledIssue('Sertão Elétrico'), buildTitledIssue('Maré Alta'));
  const series = new FakeSeriesCollection(exampleSeries);
  const publishers = new FakePublishers(buildPublisher());
  const recentSearches = new FakeRecentSearches();
  const { sessionPresenter } = setUpProfile({ session });
  const people = new FakePeople(examplePerson);
  const popularSearches = new FakePopularSearches('Terror', 'Nanquim');
  const language = buildLanguagePresenter();
  const popular = new PopularSearchesPresenter(popularSearches, language, { viewerKey: 'visitor' });
  const recent = new RecentSearchesPresenter(recentSearches, sessionPresenter, popular);
  const searchSuggestions = new FakeSearchSuggestions(issues);
  const suggestions = new SuggestionsPresenter(
    searchSuggestions,
    language,
    { viewerKey: 'visitor' },
    recent,
    popular,
  );
  const presenter = new SearchPresenter(
    { issues, seriesCollection: series, publishers, people },
    suggestions,
  );
  return {
    presenter,
    suggestions,
    searchSuggestions,
    issues,
    series,
    publishers,
    people,
    popular,
    popularSearches,
    recentSearches,
    recent,
    session,
    sessionPresenter,
  };
}
