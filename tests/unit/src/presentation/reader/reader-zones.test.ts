import { swipedTo, zoneAt } from '../../../../../src/presentation/reader/reader-zones.ts';

it.each([
  [10, 'left'],
  [119, 'left'],
  [120, 'middle'],
  [239, 'middle'],
  [240, 'right'],
  [359, 'right'],
])('takes a tap at %i of 360 as %s', (x, zone) => {
  expect(zoneAt(x, 360)).toBe(zone);
});

const from = { x: 200, y: 300, at: 0 };

it('pulls in what lies on the right when the finger moves left', () => {
  expect(swipedTo(from, { x: 100, y: 310, at: 200 })).toBe('right');
  expect(swipedTo(from, { x: 300, y: 310, at: 200 })).toBe('left');
});

it.each([
  ['a trembling tap', { x: 190, y: 300, at: 100 }],
  ['a scroll', { x: 140, y: 200, at: 200 }],
  ['a finger that rests', { x: 100, y: 300, at: 1500 }],
])('takes %s for no swipe', (_, to) => {
  expect(swipedTo(from, to)).toBeNull();
});
