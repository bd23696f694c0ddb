import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import type { SuggestionsPresenter } from '../../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { useSuggestedSearch } from '../../../../../../src/presentation/shell/search/use-suggested-search.ts';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import {
  type RatingGate,
  RatingGateContext,
} from '../../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { chunkLoadError } from '../../../../../fakes/chunk-load-error.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpSearch } from '../../search/set-up-search.ts';

beforeAll(() => startI18n('pt-br'));

function openField(load: () => Promise<SuggestionsPresenter>) {
  const suggestions = new Lazy(load);
  return renderHook(() => useSuggestedSearch(suggestions), { wrapper: MemoryRouter }).result.current;
}

/** What the empty field offers after it gets the focus. */
async function focusEmptyField(gate: RatingGate, fixture = setUpSearch()) {
  const suggestions = new Lazy(async () => fixture.suggestions);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RatingGateContext value={gate}>
      <MemoryRouter>{children}</MemoryRouter>
    </RatingGateContext>
  );
  const { result, rerender } = renderHook(() => useSuggestedSearch(suggestions), { wrapper });
  result.current.onFocus();
  await act(flushPromises);
  rerender();
  return { whenEmpty: result.current.whenEmpty, listCount: fixture.popularSearches.listCount };
}

describe('useSuggestedSearch', () => {
  it('offers popular searches to a reader without recent ones', async () => {
    const { whenEmpty } = await focusEmptyField({ isLoading: false, gateOf: () => 'open' });
    expect(whenEmpty?.title).toBe('Buscas populares');
    expect(whenEmpty?.items.map(({ title }) => title)).toEqual(['Terror', 'Nanquim']);
  });

  it('offers a child no popular searches, and does not request them', async () => {
    const gateOf: RatingGate['gateOf'] = (rating) => (rating === 'L' ? 'open' : 'blocked');
    expect(await focusEmptyField({ isLoading: false, gateOf })).toEqual({ whenEmpty: null, listCount: 0 });
  });

  it('offers a child no popular searches that were loaded before its session', async () => {
    const gateOf: RatingGate['gateOf'] = (rating) => (rating === 'L' ? 'open' : 'blocked');
    const fixture = setUpSearch();
    await fixture.popular.start();
    expect((await focusEmptyField({ isLoading: false, gateOf }, fixture)).whenEmpty).toBeNull();
  });

  it('offers no popular searches until it is known whether the viewer is a child', async () => {
    const { whenEmpty } = await focusEmptyField({ isLoading: true, gateOf: () => 'open' });
    expect(whenEmpty).toBeNull();
  });

  it('returns the names and the issues that are found', async () => {
    const { suggestions } = setUpSearch();
    const outcome = await openField(async () => suggestions).search('sertao');
    expect(outcome.ok && outcome.value.results.flatMap(({ items }) => items.map(({ link }) => link))).toEqual(
      ['/issue/Sertão Elétrico'],
    );
  });

  it.each([
    ['a lost network', chunkLoadError(), failures.networkConnection],
    ['a bug in the code', new TypeError('undefined is not a function'), failures.unexpected],
  ])('returns the failure if %s prevents the suggestions, and searches again', async (_, error, failure) => {
    Object.assign(globalThis, { reportError: () => {} });
    const { suggestions } = setUpSearch();
    let isFailing = true;
    const field = openField(async () => {
      if (isFailing) throw error;
      return suggestions;
    });
    expect(await field.search('sertao')).toEqual(failed(failure));
    isFailing = false;
    expect((await field.search('sertao')).ok).toBe(true);
  });
});
