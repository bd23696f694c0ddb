import { jest } from '@jest/globals';
import { whenIdle } from '../../../../../../src/presentation/ui/screen-ahead/when-idle.ts';

let lastAnswer = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  lastAnswer = 0;
  Object.assign(performance, {
    getEntriesByType: () => [{ responseEnd: 0 }, { responseEnd: lastAnswer }],
  });
  document.body.innerHTML = '<h1>Banca</h1>';
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
});
afterEach(() => jest.useRealTimers());

function build() {
  const done: number[] = [];
  const forget = whenIdle(() => done.push(performance.now()));
  return { done, forget };
}

describe('work for when nothing else is to do', () => {
  it('waits until the network has been silent for half a second', () => {
    jest.advanceTimersByTime(1000);
    lastAnswer = 1000;
    const { done } = build();
    jest.advanceTimersByTime(400);
    lastAnswer = 1400;
    jest.advanceTimersByTime(400);
    expect(done).toEqual([]);
    jest.advanceTimersByTime(101);
    expect(done).toHaveLength(1);
  });

  it('waits until the page has its heading, which a slow answer brings', () => {
    document.body.innerHTML = '';
    const { done } = build();
    jest.advanceTimersByTime(5000);
    expect(done).toEqual([]);
    document.body.innerHTML = '<h1>Banca</h1>';
    jest.advanceTimersByTime(501);
    expect(done).toHaveLength(1);
  });

  it('is forgotten when it is no longer wanted', () => {
    const { done, forget } = build();
    forget();
    jest.advanceTimersByTime(5000);
    expect(done).toEqual([]);
  });
});
