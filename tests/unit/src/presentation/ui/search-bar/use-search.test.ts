import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../../../../src/domain/result.ts';
import type { SearchAnswer } from '../../../../../../src/presentation/ui/search-bar/search-answer.ts';
import { useSearch } from '../../../../../../src/presentation/ui/search-bar/use-search.ts';

type SearchOutcome = Result<SearchAnswer, (typeof failures)['timeout']>;

const answerTo = (text: string): SearchOutcome => succeeded({ results: [], querySuggestions: [text] });

/** A search that responds when the test decides. */
class SlowSearch {
  readonly searches: string[] = [];
  readonly #answers: ((answer: SearchOutcome) => void)[] = [];

  readonly search = (text: string): Promise<SearchOutcome> => {
    this.searches.push(text);
    return new Promise((resolve) => this.#answers.push(resolve));
  };

  answer(call: number, answer: SearchOutcome): Promise<void> {
    return act(async () => this.#answers[call]?.(answer));
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function start(text = '') {
  const service = new SlowSearch();
  const { result, rerender } = renderHook((typed: string) => useSearch(service.search, typed), {
    initialProps: text,
  });
  return { service, result, type: rerender };
}

describe('useSearch', () => {
  it('waits for a pause of 500 ms in typing', async () => {
    const { service, type } = start();
    type('na');
    await pass(499);
    type('nan');
    await pass(499);
    expect(service.searches).toEqual([]);
    await pass(1);
    expect(service.searches).toEqual(['nan']);
  });

  it('searches again when the search function changes, as with another language', async () => {
    const [portuguese, english] = [new SlowSearch(), new SlowSearch()];
    const { result, rerender } = renderHook(({ search }) => useSearch(search, 'nan'), {
      initialProps: { search: portuguese.search },
    });
    await pass(500);
    await portuguese.answer(0, answerTo('nan'));
    expect(result.current.outcome).toEqual(answerTo('nan'));
    rerender({ search: english.search });
    expect(result.current.outcome).toBeNull();
    await act(async () => void result.current.searchNow('nan'));
    expect(english.searches).toEqual(['nan']);
  });

  it('does not search for fewer than two characters, without surrounding spaces', async () => {
    const { service, result, type } = start();
    type(' n ');
    await pass(1000);
    await act(() => result.current.searchNow('n'));
    expect(service.searches).toEqual([]);
  });

  it('searches immediately on request, and not again after the pause', async () => {
    const { service, result, type } = start();
    type('nan');
    act(() => void result.current.searchNow('nan'));
    await pass(1000);
    expect(service.searches).toEqual(['nan']);
    await service.answer(0, answerTo('nan'));
    act(() => void result.current.searchNow('nan'));
    expect(service.searches).toEqual(['nan']);
    expect(result.current.outcome).toEqual(answerTo('nan'));
  });

  it('ignores the response for a former text, in any order', async () => {
    const { service, result, type } = start('nan');
    await pass(500);
    type('nanq');
    await pass(500);
    await service.answer(1, answerTo('nanq'));
    await service.answer(0, answerTo('nan'));
    expect(result.current.outcome).toEqual(answerTo('nanq'));
  });

  it('ignores a response while the next text is typed, and searches again for the former text', async () => {
    const { service, result, type } = start('nan');
    await pass(500);
    type('nanq');
    await service.answer(0, answerTo('nan'));
    expect(result.current.outcome).toBeNull();
    type('nan');
    await pass(500);
    expect(service.searches).toEqual(['nan', 'nan']);
  });

  it('is searching until the response arrives', async () => {
    const { service, result } = start('nan');
    expect(result.current.isSearching).toBe(false);
    await pass(500);
    expect(result.current.isSearching).toBe(true);
    await service.answer(0, answerTo('nan'));
    expect(result.current.isSearching).toBe(false);
  });

  it('keeps the former results until the new ones arrive', async () => {
    const { service, result, type } = start('nan');
    await pass(500);
    await service.answer(0, answerTo('nan'));
    type('nanq');
    await pass(500);
    expect(result.current.outcome).toEqual(answerTo('nan'));
    type('n');
    expect(result.current.outcome).toBeNull();
  });

  it('reports a failure, and clears it when the same text is searched again', async () => {
    const { service, result } = start('nan');
    await pass(500);
    await service.answer(0, failed(failures.timeout));
    expect(result.current.outcome).toEqual(failed(failures.timeout));
    act(() => void result.current.searchNow('nan'));
    expect(result.current.outcome).toBeNull();
    await service.answer(1, answerTo('nan'));
    expect(result.current.outcome).toEqual(answerTo('nan'));
  });
});
