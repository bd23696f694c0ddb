import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';

export const envelope = (brush: Brush): string =>
  brush.ink(rectangle(-46, -34, 92, 60), '#fbf6ea') +
  brush.line('M-46 -34L0 2L46 -34', 0.8) +
  brush.ink(rectangle(24, -28, 16, 18), '#c8281a', 0.5);

export const pencil = (brush: Brush): string =>
  brush.ink('M-8 -60H8V20L0 44L-8 20Z', '#c8281a', 0.8) + brush.fill('M-4 32H4L0 44Z', '#1f160d');

export const rifle = (brush: Brush): string =>
  brush.limb('M-60 60L110 -70', '#6a4020', 14) +
  brush.limb('M60 -34L170 -118', '#3a3a34', 8) +
  brush.ink('M-86 66L-54 40L-40 60L-64 98Z', '#6a4020');

export const mug = (brush: Brush): string =>
  brush.ink(rectangle(-20, -26, 40, 46), '#b8b098') +
  brush.line('M20 -16q18 6 0 26', 1.2) +
  brush.line('M-8 -40q-6 -10 0 -20M8 -40q-6 -10 0 -20', 0.6);

export const spectacles = (brush: Brush): string =>
  brush.stroke(
    `${ellipse(-24, 0, 18)}${ellipse(24, 0, 18)}M-6 0Q0 -8 6 0M-42 -2L-58 -10M42 -2L58 -10`,
    '#1f160d',
    6,
  );

/** A child's desk, from the side. */
export const desk = (brush: Brush): string =>
  brush.limb('M-40 -62L-46 0M40 -62L46 0', '#4a2f1a', 9) +
  brush.ink('M-66 -74L66 -62V-48L-66 -58Z', '#b08a58');

export const suitcase = (brush: Brush): string =>
  brush.ink(rectangle(-62, -4, 124, 80), '#8a5a34') +
  brush.line('M-20 -4V-26H20V-4', 1.6) +
  brush.line('M-36 -4V76M36 -4V76', 0.8);
