import { jest } from '@jest/globals';
import { runWhenIdle } from '../../../../../../src/presentation/ui/prefetch/run-when-idle.ts';

let lastResponse = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  lastResponse = 0;
  Object.assign(performance, {
    getEntriesByType: () => [{ responseEnd: 0 }, { responseEnd: lastResponse }],
  });
  document.body.innerHTML = '<h1>Banca</h1>';
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
});
afterEach(() => jest.useRealTimers());

function scheduleWork() {
  const runTimes: number[] = [];
  const cancel = runWhenIdle(() => runTimes.push(performance.now()));
  return { runTimes, cancel };
}

describe('runWhenIdle', () => {
  it('waits until the network has been quiet for half a second', () => {
    jest.advanceTimersByTime(1000);
    lastResponse = 1000;
    const { runTimes } = scheduleWork();
    jest.advanceTimersByTime(400);
    lastResponse = 1400;
    jest.advanceTimersByTime(400);
    expect(runTimes).toEqual([]);
    jest.advanceTimersByTime(101);
    expect(runTimes).toHaveLength(1);
  });

  it('waits until the page has its heading, even if the response is slow', () => {
    document.body.innerHTML = '';
    const { runTimes } = scheduleWork();
    jest.advanceTimersByTime(5000);
    expect(runTimes).toEqual([]);
    document.body.innerHTML = '<h1>Banca</h1>';
    jest.advanceTimersByTime(501);
    expect(runTimes).toHaveLength(1);
  });

  it('does not run after it was cancelled', () => {
    const { runTimes, cancel } = scheduleWork();
    cancel();
    jest.advanceTimersByTime(5000);
    expect(runTimes).toEqual([]);
  });
});
