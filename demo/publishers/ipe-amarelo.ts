import type { Brush } from '../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle } from '../drawing/ink/svg.ts';
import { markArt } from './mark-art.ts';

const petals = (brush: Brush): string =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      placeDrawing(
        brush.ink('M0 0C-30 -14 -30 -50 0 -52C30 -50 30 -14 0 0Z', '#ffc82e', 0.5),
        64,
        66,
        1,
        turn,
      ),
    )
    .join('') + brush.ink(ellipse(64, 66, 12), '#e8732a', 0.5);

export const mark = markArt(
  (brush) =>
    brush.fill(rectangle(0, 0, 128, 128), '#4a1c6b') +
    brush.fill(ellipse(64, 64, 58), '#6a2c93') +
    petals(brush),
);
