import { ellipse, polygon, rectangle, star } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), '#f7f1e3') +
    brush.fill(star(64, 64, [62, 62], [54, 54], 24), '#d8342e') +
    brush.fill('M36 96V44Q36 30 50 30H78Q92 30 92 44V96Z', '#f7f1e3') +
    brush.fill(
      `${rectangle(42, 40, 20, 24)}${rectangle(66, 40, 20, 24)}${rectangle(30, 94, 68, 8)}`,
      '#1a1820',
    ) +
    brush.fill(ellipse(46, 80, 6) + ellipse(82, 80, 6), '#ffc82e') +
    brush.fill(
      polygon([
        [60, 30],
        [64, 12],
        [68, 30],
      ]) + rectangle(44, 10, 40, 5),
      '#1a1820',
    ),
);
