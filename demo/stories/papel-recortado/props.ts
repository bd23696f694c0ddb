import type { Brush } from '../../drawing/brush/brush.ts';
import { darken } from '../../drawing/ink/colour.ts';
import { ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';

/* Props that stand have their origin on the ground, props to hold in the hand. */

export const bell = (brush: Brush): string =>
  brush.limb('M0 -60V-92', '#3a2a2e', 8) +
  brush.ink('M-44 20C-40 -40 -30 -66 0 -66C30 -66 40 -40 44 20Z', '#f2c14e') +
  brush.ink('M-52 16H52V30H-52Z', '#d9a441') +
  brush.ink(ellipse(0, 40, 13), '#a8683f');
export const moustache = (brush: Brush): string =>
  brush.ink('M0 -4C-14 -20 -44 -14 -54 6C-36 4 -20 12 0 6C20 12 36 4 54 6C44 -14 14 -20 0 -4Z', '#2c2226');

/** Drops of a moustache that was painted with burnt cork. */
export const drips = (brush: Brush): string =>
  brush.fill(
    'M-40 0C-48 22 -46 38 -40 44C-34 38 -32 22 -40 0ZM-14 4C-20 30 -19 56 -14 62C-9 56 -8 30 -14 4ZM30 0C22 26 24 48 30 54C36 48 38 26 30 0Z',
    '#2c2226',
  );

export const pudding = (brush: Brush): string =>
  brush.ink(ellipse(0, 14, 66, 14), '#fffaf0') +
  brush.ink('M-46 10C-44 -34 44 -34 46 10Q0 24 -46 10Z', '#e8b04a') +
  brush.fill('M-40 -14Q0 -44 40 -14Q20 0 0 -8T-40 -14Z', '#8a4a2a');
/** A bed from the side. Draw the person in it after the bed and before the quilt. */
export const bed = (brush: Brush): string =>
  brush.ink(rectangle(-150, -130, 16, 130) + rectangle(146, -90, 16, 90), '#7a5238') +
  brush.ink(rectangle(-140, -52, 290, 34), '#a8683f') +
  brush.ink(rectangle(-134, -76, 280, 28), '#fffaf0');
export const quilt = (brush: Brush): string =>
  brush.ink('M-40 -92Q50 -116 146 -84V-22H-40Z', '#c8553a') +
  brush.fill('M-40 -92Q-20 -98 -4 -99V-22H-40Z', '#f2dcb0');
export const cake = (brush: Brush): string =>
  brush.ink(rectangle(-70, -50, 140, 60), '#f7c5c9') +
  brush.ink('M-76 -50H76V-34Q57 -20 38 -34Q19 -20 0 -34Q-19 -20 -38 -34Q-57 -20 -76 -34Z', '#fffaf0') +
  [-40, 0, 40]
    .map(
      (x) =>
        brush.ink(rectangle(x - 5, -88, 10, 38), '#6f9fc0') +
        brush.ink(`M${x} -116Q${x + 12} -98 ${x} -90Q${x - 12} -98 ${x} -116Z`, '#f29e4c'),
    )
    .join('') +
  brush.ink(ellipse(0, 12, 96, 12), '#d8cbb4');
export const brick = (brush: Brush): string =>
  brush.ink(rectangle(-52, -40, 104, 40), '#c8553a') +
  brush.fill([-30, 0, 30].map((x) => ellipse(x, -20, 8, 11)).join(''), '#8a3a2a');
export const stool = (brush: Brush): string =>
  brush.limb('M-36 -50L-50 0M36 -50L50 0M0 -50V-4', '#7a5238', 11) +
  brush.ink(ellipse(0, -56, 56, 16), '#f2b441');
export const bags = (brush: Brush): string =>
  ['#e8593f', '#3f8f8a']
    .map((colour, index) =>
      placeDrawing(
        brush.stroke('M-20 -74Q0 -116 20 -74', darken(colour, 0.3), 7) +
          brush.ink('M-44 0L-36 -78H36L44 0Z', colour) +
          brush.ink('M-10 -78Q10 -120 26 -78Z', '#6cae5c'),
        index * 84 - 40,
        0,
        1,
      ),
    )
    .join('');
export const recorder = (brush: Brush): string =>
  brush.ink(rectangle(-17, -46, 34, 62), '#3a3f4a') +
  brush.ink(ellipse(0, -46, 20), '#8f979b') +
  brush.fill(ellipse(0, -8, 6), '#e8593f');
export const coconut = (brush: Brush): string =>
  brush.ink(ellipse(0, -30, 62), '#7a5238') +
  brush.fill(ellipse(-14, -52, 8) + ellipse(12, -54, 8) + ellipse(0, -36, 8), '#4a2f24');
export const lime = (brush: Brush): string =>
  brush.ink(ellipse(0, -10, 26, 23), '#8fc04a') + brush.ink('M-8 -32Q4 -50 20 -44Q14 -30 0 -30Z', '#3f8f5a');
export const towel = (brush: Brush): string =>
  brush.ink('M-120 -40C-110 -120 110 -120 120 -40C110 20 -110 20 -120 -40Z', '#6fc0d8') +
  brush.ink(ellipse(0, -34, 66), '#7a5238');
/** The pale moon of the day. */
export const paleMoon = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 62), '#fffaf0') +
  brush.fill(ellipse(-18, -14, 14) + ellipse(20, 10, 18) + ellipse(-8, 30, 9), '#f2dcc4');
export const redPole = (brush: Brush): string =>
  brush.limb('M0 0V-170', '#c8432e', 13) + brush.ink('M4 -168L64 -148L4 -126Z', '#e8593f');
export const crab = (brush: Brush): string =>
  brush.limb('M-40 -20L-76 -4M-42 -32L-86 -28M40 -20L76 -4M42 -32L86 -28', '#c8432e', 10) +
  brush.limb('M-34 -40L-64 -78M34 -40L64 -78', '#c8432e', 13) +
  brush.ink(star(-68, -88, [22, 22], [9, 9], 3, 0.5) + star(68, -88, [22, 22], [9, 9], 3, 2.6), '#e8593f') +
  brush.ink(ellipse(0, -30, 52, 32), '#e8593f') +
  brush.ink(ellipse(-16, -58, 11) + ellipse(16, -58, 11), '#fffaf0') +
  brush.fill(ellipse(-15, -58, 5) + ellipse(17, -58, 5), '#2c2226');
export const sandal = (brush: Brush): string =>
  brush.ink('M-66 0C-76 -20 -40 -34 0 -28C40 -34 80 -24 72 0C60 14 -50 14 -66 0Z', '#3f7fb0') +
  brush.stroke('M-6 -26Q30 -56 52 -12', '#f2c14e', 9);
export const ball = (brush: Brush): string =>
  brush.ink(ellipse(0, -34, 34), '#fffaf0') + brush.fill(star(0, -34, [16, 16], [12, 12], 5), '#3a3f4a');
export const flowers = (brush: Brush): string =>
  brush.stroke('M-8 30L-20 -30M0 30V-46M8 30L22 -30', '#3f8f5a', 6) +
  [
    [-22, -42, '#fffaf0'],
    [2, -62, '#f7c5c9'],
    [26, -42, '#fffaf0'],
  ]
    .map(([x, y, colour]) => brush.ink(star(Number(x), Number(y), [24, 24], [13, 13], 7), String(colour)))
    .join('') +
  brush.fill(
    [
      [-22, -42],
      [2, -62],
      [26, -42],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 6))
      .join(''),
    '#f2c14e',
  );
export const shell = (brush: Brush): string =>
  brush.ink('M-22 34L-14 14H14L22 34Q0 42 -22 34Z', '#f7d9cc') +
  brush.ink(
    'M0 26C-22 22 -58 -10 -54 -30Q-50 -40 -40 -40Q-36 -54 -22 -52Q-12 -64 0 -58Q12 -64 22 -52Q36 -54 40 -40Q50 -40 54 -30C58 -10 22 22 0 26Z',
    '#fdeee6',
  ) +
  brush.stroke('M-4 20L-42 -24M-2 20L-22 -38M0 20V-44M2 20L22 -38M4 20L42 -24', '#e8a99a', 5);
export const paintbrush = (brush: Brush): string =>
  brush.limb('M0 34V-24', '#c98f6b', 9) +
  brush.ink(rectangle(-8, -36, 16, 16), '#8f979b') +
  brush.ink('M-8 -36Q-12 -54 0 -70Q12 -54 8 -36Z', '#2c2226');
export const straw = (brush: Brush): string =>
  brush.ink('M0 -84V-70', '#3a2a2e') +
  brush.ink(ellipse(0, 0, 110, 34), '#e6c88e') +
  brush.ink('M-58 -4C-56 -76 56 -76 58 -4Q0 16 -58 -4Z', '#edd6a4') +
  brush.fill('M-58 -16Q0 6 58 -16L58 -2Q0 18 -58 -2Z', '#c8553a');
