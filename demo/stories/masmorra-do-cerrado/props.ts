import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle, star } from '../../drawing/ink/svg.ts';

export const machete = (brush: Brush): string =>
  brush.limb('M0 20L-2 -10', '#7a2f1f', 12) +
  brush.ink('M-12 -14L-14 -120C-8 -140 16 -140 22 -110L12 -14Z', '#d0d0d8');

export const sprig = (brush: Brush): string =>
  brush.stroke('M0 24Q4 -20 0 -60', '#1f6b3f', 8) +
  brush.ink(
    [
      [-18, -20],
      [18, -28],
      [-18, -48],
      [16, -56],
      [0, -74],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 14, 10))
      .join(''),
    '#86c84a',
    0.6,
  );

export const thermos = (brush: Brush): string =>
  brush.ink(rectangle(-20, -50, 40, 92), '#d8344a') +
  brush.ink(rectangle(-14, -72, 28, 24), '#fffbe8') +
  brush.fill(rectangle(-20, -20, 40, 12), '#ffc82e');

export const lantern = (brush: Brush): string =>
  brush.line('M-16 -30Q0 -60 16 -30', 1.2) +
  brush.ink(rectangle(-20, -30, 40, 52), '#ffc82e') +
  brush.fill(rectangle(-8, -20, 16, 34), '#fffbe8');

export const pequi = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 34, 30), '#86c84a') +
  brush.ink('M-26 6C-20 -26 20 -26 26 6C20 26 -20 26 -26 6Z', '#ffc82e', 0.7) +
  brush.fill(ellipse(-6, -4, 8, 6), '#fff07a');

export const pamonha = (brush: Brush): string =>
  brush.ink('M-36 -22H36L42 26H-42Z', '#d2ea7a') +
  brush.line('M-14 -22L-16 26M12 -22L14 26', 0.7) +
  brush.ink(rectangle(-40, -8, 80, 12), '#b5502a', 0.6) +
  brush.fill('M-36 -22L-52 -44L-20 -30ZM36 -22L52 -44L20 -30Z', '#86c84a');

/** A map on the husk of a corn cob. `half` is the half that was not eaten. */
const husk = (brush: Brush, half: boolean): string =>
  brush.ink(half ? 'M-60 -44H4L-8 -24L10 -6L-6 14L8 40H-60Z' : 'M-60 -44H60L66 40H-66Z', '#f8d6a0') +
  brush.stroke('M-48 24q14 -30 26 -10t20 -22', '#b5502a', 6) +
  (half ? '' : brush.stroke('M30 -24L50 -4M50 -24L30 -4', '#d8344a', 8));
export const map = (brush: Brush): string => husk(brush, false);
export const halfMap = (brush: Brush): string => husk(brush, true);

export const goldKey = (brush: Brush): string =>
  brush.ink(`${ellipse(0, -36, 22)}M-7 -16H7V50H-7ZM7 34H26V46H7ZM7 12H20V24H7Z`, '#ffc82e') +
  brush.fill(ellipse(0, -36, 9), '#7a2f1f');

export const tweezers = (brush: Brush): string =>
  brush.stroke('M-10 30L-4 -44L0 -56L4 -44L10 30', '#d0d0d8', 9);

export const spine = (brush: Brush): string => brush.ink('M-6 30L0 -56L6 30Z', '#ffc82e', 0.7);

export const coin = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 30), '#ffc82e') +
  brush.fill(ellipse(0, 0, 20), '#fff07a') +
  brush.fill(rectangle(-5, -14, 10, 28), '#d97b3a');

/** A token for payphones. */
export const token = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 30), '#9c9cac') +
  brush.fill(rectangle(-30, -5, 60, 10), '#3a3a4a') +
  brush.fill(ellipse(0, 0, 12), '#d0d0d8');

export const chest = (brush: Brush): string =>
  brush.ink('M-80 0V-64H80V0Z', '#b5502a') +
  brush.ink('M-84 -60C-84 -118 84 -118 84 -60Z', '#d97b3a') +
  brush.ink(rectangle(-16, -78, 32, 38), '#ffc82e') +
  brush.fill(rectangle(-4, -66, 8, 16), '#140c1c');

export const fan = (brush: Brush): string =>
  brush.ink('M-34 0H34L20 -20H-20Z', '#29588f') +
  brush.limb('M0 -16V-70', '#6a6a7c', 12) +
  brush.ink(ellipse(0, -110, 60), '#c8f0ff') +
  brush.fill('M0 -110L-44 -128L-34 -84ZM0 -110L30 -148L46 -104ZM0 -110L-20 -62L24 -66Z', '#3f8fd0') +
  brush.ink(ellipse(0, -110, 12), '#ffc82e');

export const bag = (brush: Brush): string =>
  brush.ink('M-70 0C-96 -60 -70 -120 -26 -128L-40 -160H40L26 -128C70 -120 96 -60 70 0Z', '#b5502a') +
  brush.ink(rectangle(-34, -142, 68, 18), '#ffc82e', 0.7) +
  brush.fill('M-50 -20C-64 -60 -50 -90 -30 -104C-40 -70 -40 -40 -30 -12Z', '#d97b3a');

export const slime = (brush: Brush): string =>
  brush.ink('M-70 0C-80 -60 -40 -100 0 -104C40 -100 80 -60 70 0Q0 16 -70 0Z', '#3f8fd0') +
  brush.fill('M-44 -50C-40 -74 -20 -84 -6 -86C-24 -70 -30 -60 -34 -40Z', '#c8f0ff') +
  brush.fill(rectangle(-26, -52, 14, 22) + rectangle(14, -52, 14, 22), '#140c1c') +
  brush.line('M-12 -18Q0 -8 14 -18', 1);

const cowHead = (brush: Brush, royal: boolean): string =>
  brush.ink(
    'M-70 -210C-110 -230 -112 -270 -92 -286C-92 -254 -70 -244 -44 -240ZM70 -210C110 -230 112 -270 92 -286C92 -254 70 -244 44 -240Z',
    '#f8d6a0',
  ) +
  brush.ink('M-96 -190Q-120 -200 -116 -172L-60 -176ZM96 -190Q120 -200 116 -172L60 -176Z', '#4a1f1a') +
  brush.ink(
    'M-62 -232C-40 -256 40 -256 62 -232C70 -190 52 -150 48 -118H-48C-52 -150 -70 -190 -62 -232Z',
    '#fffbe8',
  ) +
  brush.fill('M-62 -232C-50 -246 -30 -250 -16 -250C-8 -210 -30 -180 -56 -172Z', '#4a1f1a') +
  brush.ink(ellipse(0, -116, 58, 38), '#ffb8c0') +
  brush.fill(ellipse(-22, -116, 9, 12) + ellipse(22, -116, 9, 12), '#8f1d3a') +
  (royal
    ? brush.fill(rectangle(-40, -202, 24, 18) + rectangle(16, -202, 24, 18), '#d8344a') +
      brush.ink('M-52 -244L-62 -312L-26 -280L0 -322L26 -280L62 -312L52 -244Z', '#ffc82e')
    : brush.fill(ellipse(-28, -192, 10, 13) + ellipse(28, -192, 10, 13), '#140c1c') +
      brush.fill(rectangle(-28, -202, 7, 7) + rectangle(28, -202, 7, 7), '#fffbe8'));

const cowBody = (brush: Brush): string =>
  brush.limb('M150 -140Q210 -120 190 -50', '#fffbe8', 12) +
  [-90, -40, 70, 120]
    .map(
      (x) =>
        brush.limb(`M${x} -60V-8`, '#fffbe8', 34) + brush.fill(rectangle(x - 18, -14, 36, 16), '#140c1c'),
    )
    .join('') +
  brush.ink(ellipse(22, -52, 36, 24), '#ffb8c0') +
  brush.ink(
    'M-110 -170C-60 -200 130 -200 158 -160C176 -110 160 -60 130 -48H-90C-130 -60 -136 -130 -110 -170Z',
    '#fffbe8',
  ) +
  brush.fill(
    'M10 -188C60 -196 110 -190 124 -170C110 -130 60 -130 30 -140ZM-70 -60C-60 -100 -20 -100 0 -80C-10 -56 -50 -50 -70 -54Z',
    '#4a1f1a',
  );

/** Mimosa the cow, standing. The origin is on the ground. */
export const cow = (brush: Brush): string =>
  `${cowBody(brush)}<g transform="translate(-90 0)">${cowHead(brush, false)}</g>`;
/** Mimosa with a crown, on the last floor. */
export const cowQueen = (brush: Brush): string =>
  `${cowBody(brush)}<g transform="translate(-90 0)">${cowHead(brush, true)}</g>`;

export const heart = (brush: Brush): string =>
  brush.ink('M0 26L-30 -4V-22H-18V-30H-6V-22H6V-30H18V-22H30V-4Z', '#d8344a', 0.6) +
  brush.fill(rectangle(-20, -18, 10, 10), '#ffb8c0');

export const burst = (brush: Brush): string =>
  brush.fill(star(0, 0, [60, 60], [22, 22], 8), '#fff07a') +
  brush.fill(star(0, 0, [34, 34], [12, 12], 8, 0.2), '#fffbe8');

export const timecard = (brush: Brush): string =>
  brush.ink(rectangle(-26, -60, 52, 80), '#f8d6a0') +
  brush.fill(rectangle(-16, -44, 32, 8) + rectangle(-16, -26, 32, 8), '#d8344a');
