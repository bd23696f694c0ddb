import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../../../../src/domain/result.ts';
import type { SearchAnswer } from '../../../../../../src/presentation/ui/search-bar/search-answer.ts';
import { useSearch } from '../../../../../../src/presentation/ui/search-bar/use-search.ts';

type Answer = Result<SearchAnswer, (typeof failures)['timeout']>;

const answerTo = (text: string): Answer => succeeded({ results: [], querySuggestions: [text] });

/** A service that answers when the test says so. */
class SlowSearch {
  readonly asked: string[] = [];
  readonly #answers: ((answer: Answer) => void)[] = [];

  readonly search = (text: string): Promise<Answer> => {
    this.asked.push(text);
    return new Promise((resolve) => this.#answers.push(resolve));
  };

  answer(call: number, answer: Answer): Promise<void> {
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

describe('searching', () => {
  it('waits for a pause of 500 ms in the typing', async () => {
    const { service, type } = start();
    type('na');
    await pass(499);
    type('nan');
    await pass(499);
    expect(service.asked).toEqual([]);
    await pass(1);
    expect(service.asked).toEqual(['nan']);
  });

  it('asks anew when the search is another, as in another language', async () => {
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
    expect(english.asked).toEqual(['nan']);
  });

  it('asks for nothing under two characters, blanks around not counted', async () => {
    const { service, result, type } = start();
    type(' n ');
    await pass(1000);
    await act(() => result.current.searchNow('n'));
    expect(service.asked).toEqual([]);
  });

  it('asks at once when told to, and not again after the pause', async () => {
    const { service, result, type } = start();
    type('nan');
    act(() => void result.current.searchNow('nan'));
    await pass(1000);
    expect(service.asked).toEqual(['nan']);
    await service.answer(0, answerTo('nan'));
    act(() => void result.current.searchNow('nan'));
    expect(service.asked).toEqual(['nan']);
    expect(result.current.outcome).toEqual(answerTo('nan'));
  });

  it('drops the answer of an older text, whichever comes first', async () => {
    const { service, result, type } = start('nan');
    await pass(500);
    type('nanq');
    await pass(500);
    await service.answer(1, answerTo('nanq'));
    await service.answer(0, answerTo('nan'));
    expect(result.current.outcome).toEqual(answerTo('nanq'));
  });

  it('drops an answer that comes while the next text is being typed, and asks anew on the way back', async () => {
    const { service, result, type } = start('nan');
    await pass(500);
    type('nanq');
    await service.answer(0, answerTo('nan'));
    expect(result.current.outcome).toBeNull();
    type('nan');
    await pass(500);
    expect(service.asked).toEqual(['nan', 'nan']);
  });

  it('says that it is asking until the answer comes', async () => {
    const { service, result } = start('nan');
    expect(result.current.isSearching).toBe(false);
    await pass(500);
    expect(result.current.isSearching).toBe(true);
    await service.answer(0, answerTo('nan'));
    expect(result.current.isSearching).toBe(false);
  });

  it('keeps what was found for the text before until the answer for the new one comes', async () => {
    const { service, result, type } = start('nan');
    await pass(500);
    await service.answer(0, answerTo('nan'));
    type('nanq');
    await pass(500);
    expect(result.current.outcome).toEqual(answerTo('nan'));
    type('n');
    expect(result.current.outcome).toBeNull();
  });

  it('tells a failure, and forgets it when asked for the same text again', async () => {
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
