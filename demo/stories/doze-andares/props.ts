import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Prop } from '../../drawing/page/scene.ts';
import { cat, trombone } from '../../places/props.ts';

const bow = `${ellipse(0, -34, 19)}M0 -14V52M0 50H20M0 32H15`;

export const key: Prop = (brush) => brush.stroke(bow, '#4a2340', 17) + brush.stroke(bow, '#ffc82e', 10);

/** A falling key with speed lines above it. */
export const falling: Prop = (brush) =>
  `<g stroke-opacity=".75">${brush.stroke('M-26 -110V-220M0 -130V-330M26 -110V-260', '#fff3d8', 8)}</g><g transform="rotate(24)">${key(brush)}</g>`;

export const balcony: Prop = (brush) =>
  brush.ink(rectangle(-380, 0, 760, 900), '#c8508a') +
  brush.fill(
    Array.from({ length: 9 }, (_, index) => rectangle(-352 + index * 82, 30, 36, 870)).join(''),
    '#a83a74',
  ) +
  brush.ink(rectangle(-410, -36, 820, 58), '#f7c9a8');

export const torch: Prop = (brush) =>
  `<g fill-opacity=".3">${brush.fill('M30 -10L380 -190V170L30 10Z', '#fff3c4')}</g>` +
  brush.ink('M-50 -13H10L30 -24V24L10 13H-50Z', '#e8434e');

export const candle: Prop = (brush) =>
  `<g fill-opacity=".35">${brush.fill(ellipse(0, -58, 62), '#ffd36b')}</g>` +
  brush.ink(rectangle(-12, -34, 24, 64), '#fff8e8', 0.8) +
  brush.fill('M0 -80C14 -58 12 -40 0 -38C-12 -40 -14 -58 0 -80Z', '#ffb02e') +
  brush.fill('M0 -62C6 -52 6 -44 0 -42C-6 -44 -6 -52 0 -62Z', '#fff3c4');

export const radio: Prop = (brush) =>
  brush.line('M30 -40L64 -104', 1) +
  brush.ink(rectangle(-64, -40, 128, 80), '#8a4a3a') +
  brush.ink(ellipse(-26, 2, 26), '#f7dcb0', 0.7) +
  brush.ink(rectangle(14, -22, 38, 16), '#fff3d8', 0.6) +
  brush.ink(ellipse(24, 18, 7) + ellipse(46, 18, 7), '#f7dcb0', 0.6);

export const guava: Prop = (brush) =>
  brush.ink(rectangle(-46, -20, 92, 40), '#c8434e') + brush.ink(rectangle(-46, -20, 92, 14), '#fff3d8', 0.7);

export const box: Prop = (brush) =>
  brush.ink(rectangle(-70, -56, 140, 112), '#d8a868') +
  brush.ink(rectangle(-12, -56, 24, 112), '#f2d8a8', 0.6) +
  brush.line('M-70 -24H70', 0.7);

export const scissors: Prop = (brush) =>
  brush.line(`${ellipse(-16, 30, 13)}${ellipse(16, 30, 13)}`, 2.4, '#e8434e') +
  brush.line('M-10 18L14 -46M10 18L-14 -46', 2, '#8a98a8');

export const ribbon: Prop = (brush) =>
  brush.fill('M-420 -16H420V16H-420Z', '#e8434e') +
  brush.ink(
    'M0 0C-70 -70 -110 -20 -8 4C-110 40 -60 80 0 10C60 80 110 40 8 4C110 -20 70 -70 0 0Z',
    '#ff6b74',
    0.8,
  );

/** The trombone of a child of seven. */
export const shortTrombone: Prop = (brush) =>
  `<g transform="scale(.62)">${trombone(brush.withScale(0.62))}</g>`;

/** Eyes in the dark. */
export const eyes: Prop = (brush) =>
  brush.fill(ellipse(-22, 0, 17, 20) + ellipse(22, 0, 17, 20), '#ffffff') +
  brush.fill(ellipse(-18, 2, 8, 10) + ellipse(26, 2, 8, 10), '#1a1228');

export const newspaper: Prop = (brush) =>
  brush.ink(rectangle(-62, -44, 124, 88), '#f4f0e6') +
  brush.fill(rectangle(-52, -34, 104, 16), '#4a4058') +
  brush.fill(rectangle(-52, -8, 44, 40), '#b8b0c0') +
  brush.line('M4 -6H52M4 6H52M4 18H52M4 30H40', 0.5);

export const smallCat: Prop = (brush) =>
  `<g transform="translate(0 30) scale(.8)">${cat(brush.withScale(0.8))}</g>`;
