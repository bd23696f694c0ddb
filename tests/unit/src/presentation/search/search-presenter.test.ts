import { failures } from '../../../../../src/domain/failure.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { setUpSearch, titled } from './set-up-search.ts';

function search(text: string, from = setUpSearch()) {
  const results = from.presenter.resultsFor(text);
  if (!results) throw new Error('The query is empty.');
  void results.start();
  return { ...from, results };
}

describe('SearchPresenter', () => {
  it('searches issues, series and publishers separately', async () => {
    const { results, issues, series, publishers } = search(' nanquim ');
    await flushPromises();
    expect(results.query).toBe('nanquim');
    expect(results.series.items.map(({ title }) => title)).toEqual(['Nanquim']);
    expect([issues.requests, series.requests, publishers.requests]).toEqual([
      ['search nanquim 0'],
      ['search nanquim 0'],
      ['search nanquim 0'],
    ]);
  });

  it('loads suggestions once, also if the header requests them', async () => {
    const from = setUpSearch();
    search('xyz', from);
    await from.suggestions.suggest('xyz');
    await flushPromises();
    expect(from.issues.requests.filter((each) => each.startsWith('suggest'))).toEqual(['suggest xyz']);
  });

  it('sends no request without a query', () => {
    expect(setUpSearch().presenter.resultsFor('   ')).toBeNull();
  });

  it('keeps the results of a repeated query', async () => {
    const searched = search('sertao');
    await flushPromises();
    search('mare', searched);
    await flushPromises();
    const again = search('sertao', searched);
    expect(again.results.issues.items).toHaveLength(1);
    expect(searched.issues.requests).toEqual(['search sertao 0', 'search mare 0']);
  });

  it('assigns each answer to its query, in any order', async () => {
    const from = setUpSearch();
    const answers = holdResponses(from.issues, 'search');
    const first = search('sertao', from).results;
    const last = search('mare', from).results;
    await answers.release(1);
    await answers.release(0);
    expect(first.issues.items.map(({ slug }) => slug)).toEqual(['Sertão Elétrico']);
    expect(last.issues.items.map(({ slug }) => slug)).toEqual(['Maré Alta']);
  });

  it('shows an issue once if it moved to the next page', async () => {
    const from = setUpSearch();
    const many = Array.from({ length: 25 }, (_, index) => titled(`Nanquim ${index}`));
    from.issues.issues = many;
    const { results } = search('nanquim', from);
    await flushPromises();
    from.issues.issues = [titled('Nanquim Novo'), ...many];
    await results.issues.loadMore();
    const slugs = results.issues.items.map(({ slug }) => slug);
    expect([slugs.length, new Set(slugs).size]).toEqual([25, 25]);
  });

  it('is settled when all three lists have answered', async () => {
    const from = setUpSearch();
    const answers = holdResponses(from.series, 'search');
    const { results } = search('nanquim', from);
    await flushPromises();
    expect(results.isSettled).toBe(false);
    await answers.release();
    expect(results.isSettled).toBe(true);
  });

  it('reports the failure of one list, and stays settled during its retry', async () => {
    const from = setUpSearch();
    from.publishers.failure = failures.timeout;
    const { results } = search('nanquim', from);
    await flushPromises();
    expect([results.isSettled, results.isEmpty, results.haveAllFailed]).toEqual([true, false, false]);
    const answers = holdResponses(from.publishers, 'search');
    void results.publishers.loadMore();
    expect(results.isSettled).toBe(true);
    from.publishers.failure = null;
    await answers.release();
    expect(results.publishers.failure).toBeNull();
  });

  it('loads all three lists again if all have failed', async () => {
    const from = setUpSearch();
    for (const service of [from.issues, from.series, from.publishers]) service.failure = failures.timeout;
    const { results } = search('nanquim', from);
    await flushPromises();
    expect(results.haveAllFailed).toBe(true);
    for (const service of [from.issues, from.series, from.publishers]) service.failure = null;
    await results.start();
    expect([results.haveAllFailed, results.series.items.length]).toEqual([false, 1]);
  });

  it('loads suggestions once if nothing is found', async () => {
    const { results, issues } = search('xilofone');
    await flushPromises();
    await results.loadSuggestions();
    await results.start();
    expect([results.isEmpty, results.isSettled, results.suggestions]).toEqual([true, true, []]);
    expect(issues.requests).toEqual(['search xilofone 0', 'suggest xilofone']);
  });

  it('is settled without results even if suggestions fail', async () => {
    const from = setUpSearch();
    const answers = holdResponses(from.issues, 'suggest');
    const { results } = search('xilofone', from);
    await flushPromises();
    expect(results.isSettled).toBe(false);
    from.issues.failure = failures.timeout;
    await answers.release();
    expect([results.isSettled, results.suggestions]).toEqual([true, []]);
  });
});
