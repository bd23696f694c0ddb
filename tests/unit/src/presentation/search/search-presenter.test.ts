import { failures } from '../../../../../src/domain/failure.ts';
import { holdAnswers, settled } from '../../../../fakes/hold-answers.ts';
import { someSearch, titled } from './some-search.ts';

function search(text: string, from = someSearch()) {
  const found = from.presenter.foundBy(text);
  if (!found) throw new Error('Nothing to search for.');
  void found.start();
  return { ...from, found };
}

describe('searching', () => {
  it('finds issues, series and publishers, each page of theirs by itself', async () => {
    const { found, issues, series, publishers } = search(' nanquim ');
    await settled();
    expect(found.query).toBe('nanquim');
    expect(found.series.items.map(({ title }) => title)).toEqual(['Nanquim']);
    expect([issues.requests, series.requests, publishers.requests]).toEqual([
      ['search nanquim 0'],
      ['search nanquim 0'],
      ['search nanquim 0'],
    ]);
  });

  it('asks once what may have been meant, also where the header wants to know it', async () => {
    const from = someSearch();
    search('xyz', from);
    await from.suggestions.suggest('xyz');
    await settled();
    expect(from.issues.requests.filter((each) => each.startsWith('suggest'))).toEqual(['suggest xyz']);
  });

  it('asks for nothing without a word', () => {
    expect(someSearch().presenter.foundBy('   ')).toBeNull();
  });

  it('has the first query still when it is repeated', async () => {
    const searched = search('sertao');
    await settled();
    search('mare', searched);
    await settled();
    const again = search('sertao', searched);
    expect(again.found.issues.items).toHaveLength(1);
    expect(searched.issues.requests).toEqual(['search sertao 0', 'search mare 0']);
  });

  it('keeps each answer to its own query, in whatever order they come', async () => {
    const from = someSearch();
    const answers = holdAnswers(from.issues, 'search');
    const first = search('sertao', from).found;
    const last = search('mare', from).found;
    await answers.release(1);
    await answers.release(0);
    expect(first.issues.items.map(({ slug }) => slug)).toEqual(['Sertão Elétrico']);
    expect(last.issues.items.map(({ slug }) => slug)).toEqual(['Maré Alta']);
  });

  it('shows an issue once that moved to the next page', async () => {
    const from = someSearch();
    const many = Array.from({ length: 25 }, (_, place) => titled(`Nanquim ${place}`));
    from.issues.issues = many;
    const { found } = search('nanquim', from);
    await settled();
    from.issues.issues = [titled('Nanquim Novo'), ...many];
    await found.issues.more();
    const slugs = found.issues.items.map(({ slug }) => slug);
    expect([slugs.length, new Set(slugs).size]).toEqual([25, 25]);
  });

  it('is settled once the three have answered', async () => {
    const from = someSearch();
    const answers = holdAnswers(from.series, 'search');
    const { found } = search('nanquim', from);
    await settled();
    expect(found.isSettled).toBe(false);
    await answers.release();
    expect(found.isSettled).toBe(true);
  });

  it('tells a failure of one beside what the others found, and stays settled while that is asked for again', async () => {
    const from = someSearch();
    from.publishers.failure = failures.timeout;
    const { found } = search('nanquim', from);
    await settled();
    expect([found.isSettled, found.isEmpty, found.hasFailedAltogether]).toEqual([true, false, false]);
    const answers = holdAnswers(from.publishers, 'search');
    void found.publishers.more();
    expect(found.isSettled).toBe(true);
    from.publishers.failure = null;
    await answers.release();
    expect(found.publishers.failure).toBeNull();
  });

  it('asks again for the three when all have failed', async () => {
    const from = someSearch();
    for (const service of [from.issues, from.series, from.publishers]) service.failure = failures.timeout;
    const { found } = search('nanquim', from);
    await settled();
    expect(found.hasFailedAltogether).toBe(true);
    for (const service of [from.issues, from.series, from.publishers]) service.failure = null;
    await found.start();
    expect([found.hasFailedAltogether, found.series.items.length]).toEqual([false, 1]);
  });

  it('asks what may have been meant when nothing is found, once', async () => {
    const { found, issues } = search('xilofone');
    await settled();
    await found.suggest();
    await found.start();
    expect([found.isEmpty, found.isSettled, found.suggestions]).toEqual([true, true, []]);
    expect(issues.requests).toEqual(['search xilofone 0', 'suggest xilofone']);
  });

  it('says that nothing was found also where suggestions do not come', async () => {
    const from = someSearch();
    const answers = holdAnswers(from.issues, 'suggest');
    const { found } = search('xilofone', from);
    await settled();
    expect(found.isSettled).toBe(false);
    from.issues.failure = failures.timeout;
    await answers.release();
    expect([found.isSettled, found.suggestions]).toEqual([true, []]);
  });
});
