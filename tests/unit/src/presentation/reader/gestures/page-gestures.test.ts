import { jest } from '@jest/globals';
import {
  type GestureTargets,
  PageGestures,
} from '../../../../../../src/presentation/reader/gestures/page-gestures.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const at = (x: number, y: number, timeMs = 0) => ({ x, y, timeMs });

/** Gestures on a phone that is 360 px wide. `calls` lists what they caused. */
function setUpGestures() {
  const calls: unknown[] = [];
  const state = { isZoomed: false };
  const record =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push([name, ...args]);
  const targets: GestureTargets = {
    width: () => 360,
    isZoomed: () => state.isZoomed,
    onTap: record('tap'),
    onDoubleTap: record('double tap'),
    onSwipeMove: record('swipe'),
    onSwipeEnd: record('swipe end'),
    onPan: record('pan'),
    onPinch: record('pinch'),
    onZoomEnd: record('zoom end'),
  };
  const gestures = new PageGestures(targets);
  const tap = (x: number, isTouch = true) => {
    gestures.press(1, at(x, 300), isTouch);
    gestures.lift(1, at(x, 300, 50));
    gestures.click(at(x, 300, 50));
  };
  return { gestures, calls, state, tap };
}

describe('a tap', () => {
  it('with a mouse turns the page at once at the sides, and zooms if it is repeated in the middle', () => {
    const { tap, calls } = setUpGestures();
    tap(10, false);
    tap(180, false);
    tap(180, false);
    expect(calls).toEqual([
      ['tap', 'left'],
      ['double tap', at(180, 300, 50)],
    ]);
  });

  it('with a finger turns the page at once, also several times in a row', () => {
    const { tap, calls } = setUpGestures();
    tap(350);
    tap(350);
    expect(calls).toEqual([
      ['tap', 'right'],
      ['tap', 'right'],
    ]);
  });

  it('with a finger in the middle waits for a second tap', () => {
    const { tap, calls } = setUpGestures();
    tap(180);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(250);
    expect(calls).toEqual([['tap', 'middle']]);
  });

  it('that is repeated in the middle zooms at that point', () => {
    const { tap, calls } = setUpGestures();
    tap(180);
    jest.advanceTimersByTime(150);
    tap(190);
    jest.advanceTimersByTime(1000);
    expect(calls).toEqual([['double tap', at(190, 300, 50)]]);
  });

  it('on a zoomed page turns no page', () => {
    const { tap, calls, state } = setUpGestures();
    state.isZoomed = true;
    tap(350);
    jest.advanceTimersByTime(250);
    expect(calls).toEqual([['tap', 'middle']]);
  });

  it('is forgotten when the page is no longer shown', () => {
    const { gestures, tap, calls } = setUpGestures();
    tap(180);
    gestures.stop();
    jest.advanceTimersByTime(1000);
    expect(calls).toEqual([]);
  });
});

describe('a swipe', () => {
  it('moves the page with the finger, and turns it', () => {
    const { gestures, calls } = setUpGestures();
    gestures.press(1, at(300, 300), true);
    gestures.move(1, at(295, 300, 20));
    gestures.move(1, at(200, 305, 100));
    gestures.lift(1, at(180, 305, 150));
    gestures.click(at(180, 305, 150));
    expect(calls).toEqual([
      ['swipe', -100],
      ['swipe end', 'right'],
    ]);
  });

  it('that the browser takes over for scrolling turns no page', () => {
    const { gestures, calls } = setUpGestures();
    gestures.press(1, at(300, 300), true);
    gestures.move(1, at(250, 300, 100));
    gestures.cancel();
    gestures.lift(1, at(100, 300, 200));
    expect(calls).toEqual([
      ['swipe', -50],
      ['swipe end', null],
    ]);
  });

  it('up or down does nothing', () => {
    const { gestures, calls } = setUpGestures();
    gestures.press(1, at(300, 300), true);
    gestures.move(1, at(295, 200, 100));
    gestures.move(1, at(100, 200, 200));
    gestures.lift(1, at(100, 200, 250));
    gestures.click(at(100, 200, 250));
    expect(calls).toEqual([]);
  });

  it('on a zoomed page moves the page', () => {
    const { gestures, calls, state } = setUpGestures();
    state.isZoomed = true;
    gestures.press(1, at(200, 300), true);
    gestures.move(1, at(180, 320, 50));
    gestures.move(1, at(170, 330, 80));
    gestures.lift(1, at(170, 330, 90));
    expect(calls).toEqual([['pan', { x: -20, y: 20 }], ['pan', { x: -10, y: 10 }], ['zoom end']]);
  });
});

describe('a pinch', () => {
  it('reports how the fingers move, and then lets the remaining finger move the page', () => {
    const { gestures, calls, state } = setUpGestures();
    gestures.press(1, at(100, 300), true);
    gestures.press(2, at(200, 300), true);
    gestures.move(2, at(300, 300, 50));
    state.isZoomed = true;
    gestures.lift(2, at(300, 300, 60));
    gestures.move(1, at(120, 300, 70));
    gestures.lift(1, at(120, 300, 80));
    gestures.click(at(120, 300, 80));
    expect(calls).toEqual([
      ['pinch', { from: { x: 150, y: 300 }, to: { x: 200, y: 300 }, factor: 2 }],
      ['zoom end'],
      ['pan', { x: 20, y: 0 }],
      ['zoom end'],
    ]);
  });

  it('that begins during a swipe returns the page', () => {
    const { gestures, calls } = setUpGestures();
    gestures.press(1, at(100, 300), true);
    gestures.move(1, at(150, 300, 20));
    gestures.press(2, at(300, 300), true);
    expect(calls).toEqual([
      ['swipe', 50],
      ['swipe end', null],
    ]);
  });
});
