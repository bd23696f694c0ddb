import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../../../../src/domain/result.ts';
import type { SearchAnswer } from '../../../../../../src/presentation/ui/search-bar/search-answer.ts';
import { useSearch } from '../../../../../../src/presentation/ui/search-bar/use-search.ts';

type SearchOutcome = Result<SearchAnswer, (typeof failures)['timeout']>;

const buildAnswer = (text: string): SearchOutcome => succeeded({ results: [], querySuggestions: [text] });

/** A search that responds when the test decides. */
class SlowSearch {
  readonly searches: string[] = [];
  readonly #resolvers: ((outcome: SearchOutcome) => void)[] = [];

  readonly search = (text: string): Promise<SearchOutcome> => {
    this.searches.push(text);
    return new Promise((resolve) => this.#resolvers.push(resolve));
  };

  respond(requestIndex: number, outcome: SearchOutcome): Promise<void> {
    return act(async () => this.#resolvers[requestIndex]?.(outcome));
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function startSearch(text = '') {
  const service = new SlowSearch();
  const { result, rerender } = renderHook((typed: string) => useSearch(service.search, typed), {
    initialProps: text,
  });
  return { service, result, type: rerender };
}

describe('useSearch', () => {
  it('waits for a pause of 500 ms in typing', async () => {
    const { service, type } = startSearch();
    type('na');
    await passTime(499);
    type('nan');
    await passTime(499);
    expect(service.searches).toEqual([]);
    await passTime(1);
    expect(service.searches).toEqual(['nan']);
  });

  it('searches again when the search function changes, as with another language', async () => {
    const [portuguese, english] = [new SlowSearch(), new SlowSearch()];
    const { result, rerender } = renderHook(({ search }) => useSearch(search, 'nan'), {
      initialProps: { search: portuguese.search },
    });
    await passTime(500);
    await portuguese.respond(0, buildAnswer('nan'));
    expect(result.current.outcome).toEqual(buildAnswer('nan'));
    rerender({ search: english.search });
    expect(result.current.outcome).toBeNull();
    await passTime(500);
    expect(english.searches).toEqual(['nan']);
  });

  it('does not search for fewer than two characters, and does not count surrounding spaces', async () => {
    const { service, result, type } = startSearch();
    type(' n ');
    await passTime(1000);
    await act(() => result.current.searchNow('n'));
    expect(service.searches).toEqual([]);
  });

  it('searches immediately on request, and not again after the pause', async () => {
    const { service, result, type } = startSearch();
    type('nan');
    act(() => void result.current.searchNow('nan'));
    await passTime(1000);
    expect(service.searches).toEqual(['nan']);
    await service.respond(0, buildAnswer('nan'));
    act(() => void result.current.searchNow('nan'));
    expect(service.searches).toEqual(['nan']);
    expect(result.current.outcome).toEqual(buildAnswer('nan'));
  });

  it('ignores the response for a former text, in any order', async () => {
    const { service, result, type } = startSearch('nan');
    await passTime(500);
    type('nanq');
    await passTime(500);
    await service.respond(1, buildAnswer('nanq'));
    await service.respond(0, buildAnswer('nan'));
    expect(result.current.outcome).toEqual(buildAnswer('nanq'));
  });

  it('ignores a response while the next text is typed, and searches again for the former text', async () => {
    const { service, result, type } = startSearch('nan');
    await passTime(500);
    type('nanq');
    await service.respond(0, buildAnswer('nan'));
    expect(result.current.outcome).toBeNull();
    type('nan');
    await passTime(500);
    expect(service.searches).toEqual(['nan', 'nan']);
  });

  it('is searching until the response arrives', async () => {
    const { service, result } = startSearch('nan');
    expect(result.current.isSearching).toBe(false);
    await passTime(500);
    expect(result.current.isSearching).toBe(true);
    await service.respond(0, buildAnswer('nan'));
    expect(result.current.isSearching).toBe(false);
  });

  it('keeps the former results until the new ones arrive', async () => {
    const { service, result, type } = startSearch('nan');
    await passTime(500);
    await service.respond(0, buildAnswer('nan'));
    type('nanq');
    await passTime(500);
    expect(result.current.outcome).toEqual(buildAnswer('nan'));
    type('n');
    expect(result.current.outcome).toBeNull();
  });

  it('reports a failure, and clears it when the same text is searched again', async () => {
    const { service, result } = startSearch('nan');
    await passTime(500);
    await service.respond(0, failed(failures.timeout));
    expect(result.current.outcome).toEqual(failed(failures.timeout));
    act(() => void result.current.searchNow('nan'));
    expect(result.current.outcome).toBeNull();
    await service.respond(1, buildAnswer('nan'));
    expect(result.current.outcome).toEqual(buildAnswer('nan'));
  });
});
