import type { Brush } from '../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

/** A flash of lightning from a storm cloud. */
export const mark = markArt(
  (brush: Brush) =>
    brush.fill(rectangle(0, 0, 128, 128), '#d8262e') +
    brush.ink('M70 50L30 96H56L44 126L98 76H70L92 50Z', '#ffe14d', 0.8) +
    brush.ink(
      `M24 64C4 62 4 36 24 36C24 14 54 8 64 24C78 8 106 16 104 36C124 38 122 64 102 64Z`,
      '#ffffff',
      0.8,
    ) +
    brush.fill(ellipse(48, 44, 5) + ellipse(78, 44, 5), '#0e0a12'),
);
