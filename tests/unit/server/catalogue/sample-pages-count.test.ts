import { samplePagesCountOf } from '../../../../server/catalogue/sample-pages-count.ts';

test.each([
  [3, 20, 3],
  [3, 6, 3],
  [3, 5, 2],
  [3, 1, 0],
  [0, 20, 0],
  [40, 20, 10],
])(
  'of %i pages that the publisher chose in an issue of %i, everyone may read %i',
  (samplePages, pagesCount, expected) => {
    expect(samplePagesCountOf({ samplePages, pagesCount })).toBe(expected);
  },
);
