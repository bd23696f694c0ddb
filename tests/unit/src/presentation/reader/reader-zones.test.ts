import { swipeSide, zoneAt } from '../../../../../src/presentation/reader/reader-zones.ts';

it.each([
  [10, 'left'],
  [119, 'left'],
  [120, 'middle'],
  [239, 'middle'],
  [240, 'right'],
  [359, 'right'],
])('zoneAt maps a tap at %i of 360 to %s', (x, zone) => {
  expect(zoneAt(x, 360)).toBe(zone);
});

const from = { x: 200, y: 300, timeMs: 0 };

it('swipeSide returns the right side for a swipe to the left', () => {
  expect(swipeSide(from, { x: 100, y: 310, timeMs: 200 })).toBe('right');
  expect(swipeSide(from, { x: 300, y: 310, timeMs: 200 })).toBe('left');
});

it.each([
  ['a tap with a small movement', { x: 190, y: 300, timeMs: 100 }],
  ['a scroll', { x: 140, y: 200, timeMs: 200 }],
  ['a slow drag', { x: 100, y: 300, timeMs: 1500 }],
])('swipeSide does not treat %s as a swipe', (_, to) => {
  expect(swipeSide(from, to)).toBeNull();
});
