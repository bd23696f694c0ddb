import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import type { SuggestionsPresenter } from '../../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { useSuggestedSearch } from '../../../../../../src/presentation/shell/search/use-suggested-search.ts';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { chunkLoadError } from '../../../../../fakes/chunk-load-error.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpSearch } from '../../search/set-up-search.ts';

beforeAll(() => startI18n('pt-br'));

function openField(load: () => Promise<SuggestionsPresenter>) {
  const suggestions = new Lazy(load);
  return renderHook(() => useSuggestedSearch(suggestions), { wrapper: MemoryRouter }).result.current;
}

describe('useSuggestedSearch', () => {
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
