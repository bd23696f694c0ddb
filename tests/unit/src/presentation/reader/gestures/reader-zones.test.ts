import {
  isDoubleTap,
  swipeSide,
  zoneAt,
} from '../../../../../../src/presentation/reader/gestures/reader-zones.ts';

it.each([
  [10, 'left'],
  [119, 'left'],
  [120, 'middle'],
  [239, 'middle'],
  [240, 'right'],
  [359, 'right'],
])('zoneAt maps a click at %i of 360 to %s', (x, zone) => {
  expect(zoneAt(x, 360, false)).toBe(zone);
});

it.each([
  [89, 'left'],
  [90, 'middle'],
  [269, 'middle'],
  [270, 'right'],
])('zoneAt maps a touch at %i of 360 to %s', (x, zone) => {
  expect(zoneAt(x, 360, true)).toBe(zone);
});

const from = { x: 200, y: 300, timeMs: 0 };

it('swipeSide returns the right side for a swipe to the left', () => {
  expect(swipeSide(from, { x: 100, y: 310, timeMs: 200 }, 360)).toBe('right');
  expect(swipeSide(from, { x: 300, y: 310, timeMs: 200 }, 360)).toBe('left');
});

it('swipeSide accepts a slow drag over a third of the window', () => {
  expect(swipeSide(from, { x: 80, y: 300, timeMs: 1500 }, 360)).toBe('right');
});

it.each([
  ['a tap with a small movement', { x: 190, y: 300, timeMs: 100 }],
  ['a scroll', { x: 140, y: 200, timeMs: 200 }],
  ['a slow and short drag', { x: 100, y: 300, timeMs: 1500 }],
])('swipeSide does not treat %s as a swipe', (_, to) => {
  expect(swipeSide(from, to, 360)).toBeNull();
});

it('isDoubleTap needs two taps at about the same place', () => {
  expect(isDoubleTap({ x: 180, y: 300 }, { x: 200, y: 310 })).toBe(true);
  expect(isDoubleTap({ x: 180, y: 300 }, { x: 180, y: 400 })).toBe(false);
});
