import { fade } from '../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), fade('#1a1046', '#b0256f')) +
    brush.fill('M78 12A36 36 0 1 1 38 62A32 32 0 0 0 78 12Z', '#fff0c4') +
    brush.fill(
      `M0 104H128V128H0ZM44 104C38 84 46 72 58 68L54 50L66 58H76L88 50L84 68C96 74 98 92 94 104Z`,
      '#0a0618',
    ) +
    brush.fill(ellipse(66, 68, 3) + ellipse(78, 68, 3), '#2fe0e8') +
    brush.stroke('M92 100Q112 98 108 80', '#0a0618', 6),
);
