import { isOrderDoubtful, sortByReadingOrder } from '../../../../../server/media/panels/reading-order.ts';
import { box } from './draw-page.ts';

const [a, b, c, d] = [box(0, 0, 48, 48), box(52, 0, 48, 48), box(0, 52, 48, 48), box(52, 52, 48, 48)];

it('sorts rows from top to bottom, and panels of a row in the reading direction', () => {
  expect(sortByReadingOrder([d, c, b, a], 'ltr')).toEqual([a, b, c, d]);
  expect(sortByReadingOrder([a, b, c, d], 'rtl')).toEqual([b, a, d, c]);
});

it('reads a row although its panels are slightly staggered', () => {
  const staggered = [box(0, 0, 48, 45), box(52, 0, 48, 53), box(0, 49, 48, 51), box(52, 57, 48, 43)];
  expect(sortByReadingOrder([...staggered].reverse(), 'ltr')).toEqual(staggered);
});

it('reads a column if its panels are not aligned with the neighbours', () => {
  const columns = [box(0, 0, 48, 30), box(0, 34, 48, 66), box(52, 0, 48, 66), box(52, 70, 48, 30)];
  expect(sortByReadingOrder([...columns].reverse(), 'ltr')).toEqual(columns);
});

it('reads a column beside a tall panel before or after it', () => {
  const tall = box(0, 0, 48, 100);
  expect(sortByReadingOrder([d, b, tall], 'ltr')).toEqual([tall, b, d]);
  expect(sortByReadingOrder([d, b, tall], 'rtl')).toEqual([b, d, tall]);
});

it('sorts panels whose boxes overlap because of slanted gutters', () => {
  const [left, right] = [box(0, 0, 55, 48), box(47, 0, 53, 48)];
  expect(sortByReadingOrder([d, c, right, left], 'ltr')).toEqual([left, right, c, d]);
});

it('reads insets after the panel that contains them', () => {
  const [first, second] = [box(60, 5, 15, 15), box(80, 30, 15, 15)];
  expect(sortByReadingOrder([second, first, d, c, b, a], 'ltr')).toEqual([a, b, first, second, c, d]);
});

it('sorts panels that cannot be divided into rows or columns by their top', () => {
  const pinwheel = [box(0, 0, 65, 32), box(68, 0, 32, 65), box(0, 35, 32, 65), box(35, 68, 65, 32)];
  expect(sortByReadingOrder([...pinwheel].reverse(), 'ltr')).toEqual(pinwheel);
});

it('doubts the order of panels that are staggered, and of no others', () => {
  const staggered = [box(0, 0, 48, 45), box(52, 0, 48, 53), box(0, 49, 48, 51), box(52, 57, 48, 43)];
  expect(isOrderDoubtful(staggered, 'ltr')).toBe(true);
  expect(isOrderDoubtful([a, b, c, d], 'ltr')).toBe(false);
});
