import { fade } from '../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

/** A wave over a low sun. */
export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), fade('#ff8a5c', '#ffd98a')) +
    brush.fill(ellipse(84, 50, 22), '#fff7e0') +
    brush.fill(
      'M0 128V70C14 34 44 22 66 40C84 56 74 78 58 72C66 72 66 58 54 58C36 58 40 92 70 96C92 98 112 90 128 78V128Z',
      '#0b4a6e',
    ) +
    brush.fill('M0 128V100C22 88 30 108 52 112C80 116 104 112 128 100V128Z', '#17a3a8'),
);
