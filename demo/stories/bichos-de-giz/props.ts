import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { stick } from './table.ts';

export const dots = (brush: Brush): string =>
  `<g stroke-dasharray="14 18">${brush.line('M60 0C20 0 -30 -30 -20 -80S60 -120 50 -70', 1.1)}</g>` +
  brush.line('M-60 -60l-26 -10M-56 -100l-20 -20M-20 -136l-6 -26');
export const rope = (brush: Brush): string =>
  brush.limb('M0 -20C-50 10 40 30 0 60S-30 110 0 120', '#d9cdb8', 12) +
  brush.line('M-22 8l12 8M14 34l10 10M-12 78l14 6', 0.6);
export const ropeend = (brush: Brush): string => brush.limb('M-10 -56C20 -30 -30 0 14 30', '#d9cdb8', 12);
export const feather = (brush: Brush): string =>
  brush.ink('M0 30C-40 -10 -34 -90 6 -120C40 -80 36 -10 0 30Z', '#e2382f') +
  brush.line('M0 50C4 0 4 -60 6 -100', 0.8);
export const yarn = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 34), '#3f93e0') +
  brush.line('M-28 -14Q0 -30 28 -12M-33 4Q0 -12 33 8M-20 26Q4 0 24 20M-6 -33Q-24 0 -4 33', 0.6);
export const tangle = (brush: Brush): string =>
  brush.stroke(
    'M-120 60C-160 -20 -60 -70 0 -20S120 60 130 -20S20 -90 -40 -30S-80 80 20 70S150 40 140 80',
    '#9fd6f5',
    7,
  ) + brush.ink(ellipse(-126, 74, 24), '#3f93e0');
export const strand = (brush: Brush): string =>
  brush.stroke('M-110 20C-60 60 20 -10 70 30S150 30 160 0', '#3f93e0', 6);
export const swing = (brush: Brush): string =>
  brush.limb('M-46 -170C-60 -80 -40 10 0 20S60 -70 52 -170', '#c48a4e', 14);

const bucket = (brush: Brush, colour: string): string =>
  brush.ink('M-40 -62L-30 0H30L40 -62Z', '#8d8b92') +
  brush.ink(ellipse(0, -62, 40, 13), colour) +
  brush.ink('M-24 -54v30q8 10 12 -2v-24Z', colour, 0.7) +
  brush.line('M-38 -64Q0 -130 38 -64', 0.7);
export const buckets = (brush: Brush): string =>
  ['#ffe14a', '#e2382f', '#2f4fb5']
    .map((colour, index) => placeDrawing(bucket(brush, colour), (index - 1) * 100, 0))
    .join('');
export const orange = (brush: Brush): string =>
  brush.ink(ellipse(0, -70, 74, 70), '#f2802a') +
  brush.ink('M0 -138C10 -176 50 -176 62 -158C44 -134 20 -130 0 -138Z', '#2c7f45') +
  brush.fill(ellipse(-26, -92, 14, 10), '#f7b52c');
export const bowl = (brush: Brush): string =>
  brush.ink(ellipse(0, -14, 40, 16), '#8e4fb0') +
  brush.ink('M-42 -16Q-36 28 0 28T42 -16Q0 4 -42 -16Z', '#c48a4e') +
  brush.fill(ellipse(-10, -18, 9, 5) + ellipse(12, -16, 9, 5), '#ffe14a');

const hull = 'M-150 -40H150L96 40H-96Z';
export const boat = (brush: Brush): string =>
  brush.ink('M-8 -40L0 -190L74 -40Z', '#ffffff') +
  brush.ink(hull, '#ffffff') +
  brush.line('M-150 -40L-20 40M150 -40L30 40', 0.7);
/** The boat without sail and a corner of its hull, after the eraser. */
export const boathalf = (brush: Brush): string =>
  brush.ink('M-150 -40H70L40 -6L74 14L50 40H-96Z', '#ffffff') + brush.line('M-150 -40L-20 40', 0.7);
export const ruler = (brush: Brush): string =>
  brush.ink('M-190 -26H190L230 26H-150Z', '#ffe14a') +
  brush.line(
    Array.from({ length: 18 }, (_, at) => `M${-180 + at * 21} -26l${at % 5 === 0 ? '16 24' : '9 13'}`).join(
      '',
    ),
    0.6,
  );
export const log = (brush: Brush): string => placeDrawing(stick(brush, '#f2802a', 230), -130, 0);
export const cloud = (brush: Brush): string =>
  brush.ink(
    'M-110 30C-150 30 -150 -30 -104 -34C-100 -84 -30 -90 -14 -54C10 -90 80 -76 76 -30C130 -36 140 30 96 30Z',
    '#ffffff',
    0.5,
  );
export const cross = (brush: Brush): string => brush.stroke('M-50 -24L50 20M46 -28L-46 24', '#e2382f', 20);
export const chest = (brush: Brush): string =>
  brush.ink('M-110 -90C-110 -170 110 -170 110 -90L96 -70H-96Z', '#8a5630') +
  placeDrawing(stick(brush, '#ffffff', 130), -90, -66, 1, -12) +
  brush.ink(rectangle(-104, -62, 208, 66), '#8a5630') +
  brush.ink(rectangle(-18, -66, 36, 34), '#ffe14a') +
  brush.line('M-60 -62V4M60 -62V4', 0.8);
/** The white crayon, standing, with the face of someone who is never chosen. */
export const whitey = (brush: Brush): string =>
  brush.ink('M-30 0V-150L-10 -196H10L30 -150V0Z', '#ffffff') +
  brush.ink(rectangle(-30, -136, 60, 116), '#d9cdb8', 0.8) +
  brush.fill(ellipse(-12, -96, 5, 8) + ellipse(12, -96, 5, 8), '#2b2433') +
  brush.line('M-12 -74Q0 -62 12 -74', 0.7) +
  brush.fill(ellipse(-22, -78, 6, 4) + ellipse(22, -78, 6, 4), '#f7a3bd') +
  brush.limb('M-32 -70L-56 -40M32 -70L56 -84', '#ffffff', 9);
