import { ellipse, rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

const cane = (x: number, from: number): string =>
  [0, 1, 2, 3].map((joint) => rectangle(x, from + joint * 34, 15, 30)).join('');

/** Bamboo in front of a red sun. */
export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), '#f7f1e3') +
    brush.fill(ellipse(72, 56, 40), '#e0243c') +
    brush.fill(cane(30, -12) + cane(56, 8), '#16121a') +
    brush.fill(
      'M70 34C88 10 108 12 122 22C106 28 92 42 72 46ZM44 70C30 56 14 58 4 66C18 70 30 82 44 80ZM72 84C90 74 104 82 114 94C100 94 88 98 72 94Z',
      '#16121a',
    ),
);
