import fc from 'fast-check';
import { chooseCuts } from '../../../../../server/media/uploads/calm-cuts.ts';

const width = 100;
const columnsCount = 20;

/** A strip of `width` pixels whose rows are restless, except those of `calmRows`, from the first to before the last. */
function makeRows(rowsCount: number, calmRows: [from: number, to: number][]) {
  const isCalm = (row: number) => calmRows.some(([from, to]) => row >= from && row < to);
  const samples = Uint8Array.from({ length: rowsCount * columnsCount }, (_, index) => {
    const row = Math.floor(index / columnsCount);
    return isCalm(row) ? 255 : ((row + index) % 2) * 200;
  });
  return { samples, columnsCount, rowsCount };
}

const cutsOf = (rowsCount: number, calmRows: [number, number][]) =>
  chooseCuts(makeRows(rowsCount, calmRows), width);

test('cuts within calm rows', () => {
  expect(cutsOf(350, [[190, 200]])[0]).toBeGreaterThan(190);
  expect(cutsOf(350, [[190, 200]])[0]).toBeLessThan(200);
  expect(cutsOf(350, [[150, 160]])[0]).toBeLessThan(160);
});

test('cuts in the widest calm rows rather than in the nearest ones', () => {
  expect(
    cutsOf(350, [
      [170, 171],
      [190, 200],
    ])[0],
  ).toBeGreaterThan(190);
});

test('chooses the calm row that is nearest to an even division', () => {
  expect(cutsOf(350, [[0, 350]])).toEqual([175]);
  expect(cutsOf(700, [[0, 700]])).toEqual([175, 350, 525]);
});

test('cuts evenly where no row is calm', () => {
  expect(cutsOf(525, [])).toEqual([175, 350]);
});

test('the rest is divided evenly after a cut that is far from its ideal row', () => {
  expect(cutsOf(700, [[210, 700]])).toEqual([211, 374, 537]);
});

test('every slice is between 1.2 and 2.6 times as high as wide', () => {
  const strips = fc.record({
    rowsCount: fc.integer({ min: 301, max: 3000 }),
    calmRows: fc.array(fc.tuple(fc.nat(3000), fc.nat(20)), { maxLength: 10 }),
  });
  fc.assert(
    fc.property(strips, ({ rowsCount, calmRows }) => {
      const cuts = cutsOf(
        rowsCount,
        calmRows.map(([from, count]) => [from, from + count]),
      );
      const edges = [0, ...cuts, rowsCount];
      const heights = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
      for (const height of heights) {
        expect(height).toBeGreaterThanOrEqual(1.05 * width);
        expect(height).toBeLessThanOrEqual(2.6 * width);
      }
    }),
  );
});
