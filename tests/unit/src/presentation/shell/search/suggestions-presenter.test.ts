import { failures } from '../../../../../../src/domain/failure.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import { PopularSearchesPresenter } from '../../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../../fakes/catalogue/build-publisher.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { examplePerson, FakePeople } from '../../../../../fakes/catalogue/fake-people.ts';
import { FakePopularSearches } from '../../../../../fakes/catalogue/fake-popular-searches.ts';
import { FakePublishers } from '../../../../../fakes/catalogue/fake-publishers.ts';
import { FakeRecentSearches } from '../../../../../fakes/catalogue/fake-recent-searches.ts';
import {
  exampleSeries,
  FakeSeriesCollection,
} from '../../../../../fakes/catalogue/fake-series-collection.ts';

function setUpSuggestions() {
  const plain = buildIssue();
  const buildTitledIssue = (title: string) =>
    buildIssue({ id: title, slug: title, content: { ...plain.content, title } });
  const issues = new FakeIssues(
    buildTitledIssue('Sertão 1'),
    buildTitledIssue('Sertão 2'),
    buildTitledIssue('Sertão 3'),
  );
  const language = buildLanguagePresenter();
  const popular = new PopularSearchesPresenter(new FakePopularSearches(), language);
  const recent = new RecentSearchesPresenter(
    new FakeRecentSearches(),
    setUpProfile().sessionPresenter,
    popular,
  );
  const names = {
    people: new FakePeople(examplePerson),
    publishers: new FakePublishers(buildPublisher()),
    seriesCollection: new FakeSeriesCollection(exampleSeries),
  };
  const presenter = new SuggestionsPresenter(issues, names, language, recent, popular);
  return { presenter, issues, names, language };
}

describe('SuggestionsPresenter', () => {
  it('suggests at most two issues', async () => {
    const outcome = await setUpSuggestions().presenter.suggest('sertao');
    expect(outcome.ok && outcome.value.issues.map(({ slug }) => slug)).toEqual(['Sertão 1', 'Sertão 2']);
  });

  it('suggests people, publishers and series, and none of them if their search fails', async () => {
    const { presenter, names } = setUpSuggestions();
    const outcome = await presenter.suggest('nanquim');
    expect(outcome.ok && outcome.value.names).toEqual({
      people: [examplePerson],
      publishers: [],
      series: [exampleSeries],
    });
    names.people.failure = failures.timeout;
    const other = await presenter.suggest('nanqui');
    expect(other.ok && other.value.names.people).toEqual([]);
    expect(other.ok && other.value.names.series).toEqual([exampleSeries]);
  });

  it('sends one request per text and language', async () => {
    const { presenter, issues, language } = setUpSuggestions();
    await presenter.suggest('sertao');
    await presenter.suggest('sertao');
    expect(issues.requests).toHaveLength(1);
    await language.choose('en-us');
    await presenter.suggest('sertao');
    expect(issues.requests).toHaveLength(2);
  });

  it('suggests other texts if no issue is found', async () => {
    const { presenter, issues } = setUpSuggestions();
    const outcome = await presenter.suggest('sertao');
    expect(outcome.ok && outcome.value.alternatives).toEqual([]);
    expect(issues.requests).toEqual(['search sertao 0']);
    const misspelt = await presenter.suggest('crtao');
    expect(misspelt.ok && misspelt.value.issues).toEqual([]);
    expect(issues.requests).toContain('suggest crtao');
  });

  it('returns a suggested issue by id', async () => {
    const { presenter } = setUpSuggestions();
    await presenter.suggest('sertao');
    expect(presenter.findIssue('Sertão 2')?.slug).toBe('Sertão 2');
    expect(presenter.findIssue('Sertão 3')).toBeNull();
  });

  it('sends the request again after a failure', async () => {
    const { presenter, issues } = setUpSuggestions();
    issues.failure = failures.timeout;
    expect(await presenter.suggest('sertao')).toEqual(failed(failures.timeout));
    issues.failure = null;
    expect((await presenter.suggest('sertao')).ok).toBe(true);
  });
});
