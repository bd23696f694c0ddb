import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse } from '../../drawing/ink/svg.ts';

/** A baby asleep on an arm. */
export const baby = (brush: Brush): string =>
  brush.ink('M-70 10C-76 -30 -30 -44 10 -36C60 -30 90 0 70 26C40 52 -50 50 -70 10Z', '#fff0c4') +
  brush.fill(ellipse(-40, -16, 27, 25), '#c08a5a') +
  brush.stroke('M-54 -14q6 5 12 0M-34 -14q6 5 12 0M-46 0q6 4 12 0', '#3a1a2a', 3.5) +
  brush.fill('M-62 -30Q-40 -56 -18 -30Q-40 -36 -62 -30Z', '#1a1030');
