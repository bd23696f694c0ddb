import { failures } from '../../../../../../src/domain/failure.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import { PopularSearchesPresenter } from '../../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { examplePerson } from '../../../../../fakes/catalogue/fake-people.ts';
import { FakePopularSearches } from '../../../../../fakes/catalogue/fake-popular-searches.ts';
import { FakeRecentSearches } from '../../../../../fakes/catalogue/fake-recent-searches.ts';
import { FakeSearchSuggestions } from '../../../../../fakes/catalogue/fake-search-suggestions.ts';
import { exampleSeries } from '../../../../../fakes/catalogue/fake-series-collection.ts';

function setUpSuggestions() {
  const buildTitledIssue = (title: string) =>
    buildIssue({ id: title, slug: title, content: { ...buildIssue().content, title } });
  const issues = ['Sertão 1', 'Sertão 2', 'Sertão 3'].map(buildTitledIssue);
  const series = [1, 2, 3].map((number) => ({ ...exampleSeries, slug: `nanquim-${number}` }));
  const people = [examplePerson, { ...examplePerson, slug: 'ana-nanquim-filha' }];
  const source = new FakeSearchSuggestions({ issues }, { people, series });
  const language = buildLanguagePresenter();
  const market = { viewerKey: 'visitor' };
  const popular = new PopularSearchesPresenter(new FakePopularSearches(), language, market);
  const recent = new RecentSearchesPresenter(
    new FakeRecentSearches(),
    setUpProfile().sessionPresenter,
    popular,
  );
  const presenter = new SuggestionsPresenter(source, language, market, recent, popular);
  return { presenter, source, language, market, issues };
}

describe('SuggestionsPresenter', () => {
  it('suggests at most two issues', async () => {
    const outcome = await setUpSuggestions().presenter.suggest('sertao');
    expect(outcome.ok && outcome.value.issues.map(({ slug }) => slug)).toEqual(['Sertão 1', 'Sertão 2']);
  });

  it('suggests at most one person and two series', async () => {
    const outcome = await setUpSuggestions().presenter.suggest('nanquim');
    expect(outcome.ok && outcome.value.people).toEqual([examplePerson]);
    expect(outcome.ok && outcome.value.series.map(({ slug }) => slug)).toEqual(['nanquim-1', 'nanquim-2']);
  });

  it('sends one request per text and language', async () => {
    const { presenter, source, language } = setUpSuggestions();
    await Promise.all([presenter.suggest('sertao'), presenter.suggest(' sertao ')]);
    await presenter.suggest('sertao');
    expect(source.requests).toEqual(['sertao']);
    await language.choose('en-us');
    await presenter.suggest('sertao');
    expect(source.requests).toEqual(['sertao', 'sertao']);
  });

  it('shows a suggested issue in the current language after several changes', async () => {
    const { presenter, issues, language } = setUpSuggestions();
    await presenter.suggest('sertao');
    await language.choose('en-us');
    expect(presenter.findIssue('Sertão 1')).toBeNull();
    const translated = { ...buildIssue(), id: 'Sertão 1', slug: 'in-english' };
    issues[0] = { ...translated, content: { ...translated.content, title: 'Sertão' } };
    await presenter.suggest('sertao');
    expect(presenter.findIssue('Sertão 1')?.slug).toBe('in-english');
    await language.choose('pt-br');
    expect(presenter.findIssue('Sertão 1')).toBeNull();
  });

  it('drops the answers for another viewer', async () => {
    const { presenter, source, market } = setUpSuggestions();
    await presenter.suggest('sertao');
    market.viewerKey = 'reader of Portugal';
    expect(presenter.findIssue('Sertão 1')).toBeNull();
    await presenter.suggest('sertao');
    expect(source.requests).toEqual(['sertao', 'sertao']);
    expect(presenter.findIssue('Sertão 1')).not.toBeNull();
  });

  it('does not keep answers without limit', async () => {
    const { presenter, source } = setUpSuggestions();
    for (let number = 0; number < 100; number += 1) await presenter.suggest(`sertao ${number}`);
    await presenter.suggest('sertao 99');
    expect(source.requests).toHaveLength(100);
    await presenter.suggest('sertao 0');
    expect(source.requests).toHaveLength(101);
  });

  it('finds each suggested issue, also after many texts', async () => {
    const { presenter } = setUpSuggestions();
    for (let number = 0; number < 120; number += 1) {
      await presenter.suggest(number % 2 ? 'sertao' : `x${number}`);
      if (number % 2) expect(presenter.findIssue('Sertão 1')).not.toBeNull();
    }
  });

  it('sends no request without a text', async () => {
    const { presenter, source } = setUpSuggestions();
    const outcome = await presenter.suggest('  ');
    expect(outcome.ok && outcome.value.issues).toEqual([]);
    expect(source.requests).toEqual([]);
  });

  it('suggests other texts if no issue is found', async () => {
    const { presenter, source } = setUpSuggestions();
    const outcome = await presenter.suggest('sertao azul');
    expect(outcome.ok && outcome.value.issues).toEqual([]);
    expect(await presenter.alternativesTo('sertao azul')).toEqual(['Sertão 1', 'Sertão 2', 'Sertão 3']);
    expect(source.requests).toEqual(['sertao azul']);
    source.failure = failures.timeout;
    expect(await presenter.alternativesTo('sertao verde')).toEqual([]);
  });

  it('returns a suggested issue by id', async () => {
    const { presenter } = setUpSuggestions();
    await presenter.suggest('sertao');
    expect(presenter.findIssue('Sertão 2')?.slug).toBe('Sertão 2');
    expect(presenter.findIssue('Sertão 3')).toBeNull();
  });

  it('sends the request again after a failure', async () => {
    const { presenter, source } = setUpSuggestions();
    source.failure = failures.timeout;
    expect(await presenter.suggest('sertao')).toEqual(failed(failures.timeout));
    source.failure = null;
    expect((await presenter.suggest('sertao')).ok).toBe(true);
  });
});
