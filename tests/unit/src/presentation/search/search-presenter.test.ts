import { failures } from '../../../../../src/domain/failure.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { buildTitledIssue, setUpSearch } from './set-up-search.ts';

function startSearch(text: string, fixture = setUpSearch()) {
  const results = fixture.presenter.resultsFor(text);
  if (!results) throw new Error('The query is empty.');
  void results.start();
  return { ...fixture, results };
}

describe('SearchPresenter', () => {
  it('searches issues, series, publishers and people separately', async () => {
    const { results, issues, series, publishers, people } = startSearch(' nanquim ');
    await flushPromises();
    expect(results.query).toBe('nanquim');
    expect(results.series.items.map(({ title }) => title)).toEqual(['Nanquim']);
    expect(results.people.items.map(({ slug }) => slug)).toEqual(['ana-nanquim']);
    expect([issues.requests, series.requests, publishers.requests, people.requests]).toEqual([
      ['search nanquim 0'],
      ['search nanquim 0'],
      ['search nanquim 0'],
      ['search nanquim 0'],
    ]);
  });

  it('loads suggestions once, also if the header requests them', async () => {
    const fixture = setUpSearch();
    startSearch('xyz', fixture);
    await fixture.suggestions.suggest('xyz');
    await flushPromises();
    expect(fixture.searchSuggestions.requests).toEqual(['xyz']);
  });

  it('sends no request without a query', () => {
    expect(setUpSearch().presenter.resultsFor('   ')).toBeNull();
  });

  it('keeps the results of a repeated query', async () => {
    const firstSearch = startSearch('sertao');
    await flushPromises();
    startSearch('mare', firstSearch);
    await flushPromises();
    const repeatedSearch = startSearch('sertao', firstSearch);
    expect(repeatedSearch.results.issues.items).toHaveLength(1);
    expect(firstSearch.issues.requests).toEqual(['search sertao 0', 'search mare 0']);
  });

  it('assigns each response to its query, in any order', async () => {
    const fixture = setUpSearch();
    const responses = holdResponses(fixture.issues, 'search');
    const first = startSearch('sertao', fixture).results;
    const last = startSearch('mare', fixture).results;
    await responses.release(1);
    await responses.release(0);
    expect(first.issues.items.map(({ slug }) => slug)).toEqual(['Sertão Elétrico']);
    expect(last.issues.items.map(({ slug }) => slug)).toEqual(['Maré Alta']);
  });

  it('shows an issue once if it moved to the next page', async () => {
    const fixture = setUpSearch();
    const manyIssues = Array.from({ length: 25 }, (_, index) => buildTitledIssue(`Nanquim ${index}`));
    fixture.issues.issues = manyIssues;
    const { results } = startSearch('nanquim', fixture);
    await flushPromises();
    fixture.issues.issues = [buildTitledIssue('Nanquim Novo'), ...manyIssues];
    await results.issues.loadMore();
    const slugs = results.issues.items.map(({ slug }) => slug);
    expect([slugs.length, new Set(slugs).size]).toEqual([25, 25]);
  });

  it('is settled when all services have responded', async () => {
    const fixture = setUpSearch();
    const responses = holdResponses(fixture.series, 'search');
    const { results } = startSearch('nanquim', fixture);
    await flushPromises();
    expect(results.isSettled).toBe(false);
    await responses.release();
    expect(results.isSettled).toBe(true);
  });

  it('reports the failure of one list, and stays settled during its retry', async () => {
    const fixture = setUpSearch();
    fixture.publishers.failure = failures.timeout;
    const { results } = startSearch('nanquim', fixture);
    await flushPromises();
    expect([results.isSettled, results.isEmpty, results.haveAllFailed]).toEqual([true, false, false]);
    const responses = holdResponses(fixture.publishers, 'search');
    void results.publishers.loadMore();
    expect(results.isSettled).toBe(true);
    fixture.publishers.failure = null;
    await responses.release();
    expect(results.publishers.failure).toBeNull();
  });

  it('loads all lists again if all have failed', async () => {
    const fixture = setUpSearch();
    const services = [fixture.issues, fixture.series, fixture.publishers, fixture.people];
    for (const service of services) service.failure = failures.timeout;
    const { results } = startSearch('nanquim', fixture);
    await flushPromises();
    expect(results.haveAllFailed).toBe(true);
    for (const service of services) service.failure = null;
    await results.start();
    expect([results.haveAllFailed, results.series.items.length]).toEqual([false, 1]);
  });

  it('loads suggestions once if nothing is found', async () => {
    const { results, searchSuggestions } = startSearch('xilofone');
    await flushPromises();
    await results.loadSuggestions();
    await results.start();
    expect([results.isEmpty, results.isSettled, results.suggestions]).toEqual([true, true, []]);
    expect(searchSuggestions.requests).toEqual(['xilofone']);
  });

  it('is settled without results even if suggestions fail', async () => {
    const fixture = setUpSearch();
    const responses = holdResponses(fixture.searchSuggestions, 'find');
    const { results } = startSearch('xilofone', fixture);
    await flushPromises();
    expect(results.isSettled).toBe(false);
    fixture.searchSuggestions.failure = failures.timeout;
    await responses.release();
    expect([results.isSettled, results.suggestions]).toEqual([true, []]);
  });
});
