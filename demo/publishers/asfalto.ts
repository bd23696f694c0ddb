import { polygon, rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

/** A road that ends at the folded corner of a newspaper. */
export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), '#e8452e') +
    brush.fill('M18 14H84L110 40V114H18Z', '#fbf3e2') +
    brush.fill('M84 14V40H110Z', '#b9341f') +
    brush.fill(
      polygon([
        [34, 114],
        [56, 40],
        [72, 40],
        [94, 114],
      ]),
      '#23252e',
    ) +
    brush.fill(rectangle(61, 48, 6, 12) + rectangle(60, 70, 8, 15) + rectangle(59, 96, 10, 18), '#ffc82e') +
    brush.fill(rectangle(28, 24, 46, 8), '#23252e'),
);
