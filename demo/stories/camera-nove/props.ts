import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';

export const mug = (brush: Brush): string =>
  brush.ink('M-22 -24H22L18 26H-18Z', '#e8e8d8') + brush.line('M22 -12q18 6 -2 24', 1.2);

export const shards = (brush: Brush): string =>
  brush.fill(ellipse(0, 0, 90, 14), '#26322c') +
  brush.ink('M-60 0L-40 -34L-14 -6ZM-6 0L10 -40L34 -4ZM40 2L66 -22L72 4Z', '#e8e8d8', 0.8);

export const walkie = (brush: Brush): string =>
  brush.limb('M-10 -34V-70', '#26322c', 7) +
  brush.ink(rectangle(-18, -36, 36, 70), '#3a4a42') +
  brush.fill(rectangle(-10, -26, 20, 14), '#ffb000');

export const flashlight = (brush: Brush): string =>
  brush.ink('M-34 -10H14L34 -22V22L14 10H-34Z', '#8aa698') + brush.fill(ellipse(34, 0, 6, 20), '#ffffff');

/** The steel gate of a gallery. The origin is on the ground. */
export const gate = (brush: Brush): string =>
  brush.ink(rectangle(-300, -330, 600, 330), '#52665a') +
  brush.line('M-300 -250H300M-300 -165H300M-300 -80H300', 2) +
  brush.fill(
    [-265, -133, 0, 133, 265]
      .map((x) => [-290, -208, -122, -40].map((y) => ellipse(x, y, 9)).join(''))
      .join(''),
    '#8aa698',
  ) +
  brush.ink(rectangle(-330, -360, 44, 360) + rectangle(286, -360, 44, 360), '#3a4a42');

/** Drops of water through concrete. */
export const leak = (brush: Brush): string =>
  brush.line('M-230 -120H230M-230 -40H230M-90 -200V-120M120 -120V-40M-30 -40V40', 0.8) +
  brush.stroke('M-110 -190L-50 -130L-66 -80L4 -30L-10 6', '#8aa698', 8) +
  brush.ink('M-8 60Q22 104 -8 116Q-38 104 -8 60Z', '#e8e8d8', 0.8);

/** The lever in the position “closed”. */
export const lever = (brush: Brush): string =>
  brush.ink(rectangle(-60, -30, 120, 60), '#3a4a42') +
  brush.limb('M0 0L46 -110', '#8aa698', 18) +
  brush.ink(ellipse(48, -116, 24), '#ff2020');

export const chair = (brush: Brush): string =>
  brush.limb('M0 0V-60', '#26322c', 14) +
  brush.ink(rectangle(-60, -84, 120, 26), '#52665a') +
  brush.ink(rectangle(-54, -220, 108, 120), '#52665a');
