import { splitIntoBatches } from '../../../../server/database/split-into-batches.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_row, index) => index);

it.each([
  [0, []],
  [1, [1]],
  [1000, [1000]],
  [2001, [1000, 1000, 1]],
])('splits %i rows into batches that one statement can take', (count, lengths) => {
  const batches = [...splitIntoBatches(rowsOf(count))];
  expect(batches.map(({ length }) => length)).toEqual(lengths);
  expect(batches.flat()).toEqual(rowsOf(count));
});
