import { jest } from '@jest/globals';
import {
  WheelGestures,
  type WheelMove,
  type WheelTargets,
} from '../../../../../../src/presentation/reader/gestures/wheel-gestures.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** `calls` lists what the gestures caused. */
function setUpWheel() {
  const calls: unknown[] = [];
  const state = { isZoomed: false };
  const record =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push([name, ...args]);
  const targets: WheelTargets = {
    isZoomed: () => state.isZoomed,
    onTurn: record('turn'),
    onPan: record('pan'),
    onZoom: record('zoom'),
    onZoomEnd: record('zoom end'),
  };
  const gestures = new WheelGestures(targets);
  const move = (down: number, options: Partial<WheelMove> = {}) =>
    gestures.move({
      point: { x: 10, y: 20 },
      across: 0,
      down,
      isPinch: false,
      canScroll: () => false,
      ...options,
    });
  return { calls, state, move };
}

it('WheelGestures turns one page for a gesture with inertia', () => {
  const { calls, move } = setUpWheel();
  for (const down of [10, 40, 90, 60, 30, 12, 4, 1]) {
    expect(move(down)).toBe(true);
    jest.advanceTimersByTime(50);
  }
  expect(calls).toEqual([['turn', 1]]);
});

it('WheelGestures turns back, and again after a pause', () => {
  const { calls, move } = setUpWheel();
  move(-100);
  jest.advanceTimersByTime(200);
  move(100);
  expect(calls).toEqual([
    ['turn', -1],
    ['turn', 1],
  ]);
});

it('WheelGestures ignores a touch of the wheel, and movements to the side', () => {
  const { calls, move } = setUpWheel();
  move(8);
  jest.advanceTimersByTime(200);
  expect(move(40, { across: 90 })).toBe(false);
  expect(calls).toEqual([]);
});

it('WheelGestures does not turn a page with a gesture that has scrolled it', () => {
  const { calls, move } = setUpWheel();
  expect(move(100, { canScroll: () => true })).toBe(false);
  // The end of the page is reached.
  expect(move(100)).toBe(false);
  jest.advanceTimersByTime(200);
  expect(move(100)).toBe(true);
  expect(calls).toEqual([['turn', 1]]);
});

it('WheelGestures zooms with Ctrl in limited steps, and moves a zoomed page', () => {
  const { calls, state, move } = setUpWheel();
  expect(move(-120, { isPinch: true })).toBe(true);
  state.isZoomed = true;
  expect(move(30, { across: 5 })).toBe(true);
  jest.advanceTimersByTime(200);
  expect(calls).toEqual([
    ['zoom', { x: 10, y: 20 }, Math.exp(0.25)],
    ['pan', { x: -5, y: -30 }],
    ['zoom end'],
  ]);
});
