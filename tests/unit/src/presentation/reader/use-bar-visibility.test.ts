import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { useBarVisibility } from '../../../../../src/presentation/reader/use-bar-visibility.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Bars that the mouse is over. */
function setUpHeldBars() {
  const { result } = renderHook(() => useBarVisibility());
  act(() => result.current.handlers.onPointerEnter({ pointerType: 'mouse' } as PointerEvent));
  return result;
}

const passIdleTime = () => act(() => jest.advanceTimersByTime(3000));

describe('useBarVisibility', () => {
  it('keeps the bars while the mouse is over one', () => {
    const bars = setUpHeldBars();
    passIdleTime();
    expect(bars.current.isShown).toBe(true);
    act(() => bars.current.handlers.onPointerLeave());
    passIdleTime();
    expect(bars.current.isShown).toBe(false);
  });

  it('hides the bars when the one under the mouse was removed', () => {
    const bars = setUpHeldBars();
    passIdleTime();
    act(() => bars.current.releaseHolds());
    passIdleTime();
    expect(bars.current.isShown).toBe(false);
  });
});
