import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import { parrot } from '../../places/props.ts';

/** The board with the title of the series. */
export const board = (brush: Brush): string =>
  brush.ink(rectangle(-92, -56, 184, 112), '#f4f4f4') +
  `<path d="${textPath('FIADO', 'display', 50, 0, -8)}${textPath('só amanhã', 'display', 38, 0, 36)}" fill="${brush.style.line}"/>`;

/** The parrot on its stand. The origin is on the ground. */
export const perch = (brush: Brush): string =>
  brush.limb('M0 0V-90', '#8a5a34', 12) +
  brush.ink('M-44 0Q0 -26 44 0Z', '#555555') +
  placeDrawing(parrot(brush), 0, -96);
export const volumes = (brush: Brush): string =>
  brush.ink(rectangle(-90, -70, 180, 66), '#ffffff') +
  brush.ink(rectangle(-90, -70, 46, 66), '#555555') +
  brush.ink('M-70 -136H100V-74H-70Z', '#ffffff') +
  brush.ink('M-70 -136H-26V-74H-70Z', '#555555') +
  brush.line('M-40 -30H84M-40 -18H84M-20 -96H94M-20 -86H94', 0.5);
export const candies = (brush: Brush): string =>
  [-60, -24, 14, 50, -40, 0, 36, -14, 20]
    .map((x, index) =>
      placeDrawing(
        brush.ink(
          `${ellipse(0, 0, 13, 10)}M-12 0L-24 -9V9ZM12 0L24 -9V9Z`,
          index % 2 === 0 ? '#ffffff' : '#555555',
          0.6,
        ),
        x,
        -70 - Math.floor(index / 4) * 22,
        1,
        index * 40,
      ),
    )
    .join('');
export const bread = (brush: Brush): string =>
  brush.ink('M-46 6C-56 -22 -20 -34 0 -34S56 -22 46 6Q0 18 -46 6Z', '#d8a860') +
  brush.line('M-24 -20q10 8 6 18M0 -24q10 8 6 20M22 -20q8 8 4 16', 0.6);
export const scale = (brush: Brush): string =>
  brush.ink('M-70 0L-56 -50H56L70 0Z', '#555555') +
  brush.ink(ellipse(0, -96, 56), '#ffffff') +
  brush.line('M0 -96L30 -124M-40 -96h12M28 -96h12M0 -136v12', 1) +
  brush.ink('M-84 -156H84Q60 -136 0 -136T-84 -156Z', '#ffffff');
export const coin = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 17, 15), '#ffffff') +
  `<path d="${textPath('1', 'display', 24, 0, 9)}" fill="${brush.style.line}"/>`;
export const phone = (brush: Brush): string =>
  brush.ink('M-20 -40Q-20 -46 -14 -46H14Q20 -46 20 -40V30Q20 36 14 36H-14Q-20 36 -20 30Z', '#222222') +
  brush.fill(rectangle(-14, -36, 28, 58), '#ffffff');
export const coxinha = (brush: Brush): string =>
  brush.ink('M0 -54C14 -30 34 -20 34 2S14 28 0 28S-34 24 -34 2S-14 -30 0 -54Z', '#c8843a') +
  brush.line('M-14 -4l4 6M8 -14l4 6M14 8l4 6M-6 14l4 6', 0.6);
/** A dish of the bistro: a little food on a large slate. */
export const slate = (brush: Brush): string =>
  brush.ink('M-80 -6L-66 -26H66L80 -6Z', '#333333') +
  brush.ink(ellipse(-14, -24, 9, 7), '#c8843a', 0.7) +
  brush.ink(ellipse(20, -22, 4, 3), '#ffffff', 0.6) +
  brush.line('M34 -22q14 -8 24 0', 0.7);
const square = (x: number, y: number): string => rectangle(-60 + x * 15, -60 + y * 15, 15, 15);
const filled = [
  0, 1, 2, 5, 6, 7, 8, 10, 13, 15, 16, 18, 21, 22, 24, 27, 29, 31, 32, 34, 37, 40, 42, 43, 45, 48, 50, 53, 54,
  56, 57, 58, 61, 63,
];
/** A QR code as large as a board. */
export const code = (brush: Brush): string =>
  brush.ink(rectangle(-76, -76, 152, 152), '#ffffff') +
  brush.fill(filled.map((at) => square(at % 8, Math.floor(at / 8))).join(''), '#111111');
export const candle = (brush: Brush): string =>
  brush.ink(rectangle(-14, -70, 28, 70), '#ffffff') +
  brush.ink('M0 -112Q20 -86 0 -74Q-20 -86 0 -112Z', '#ffffff', 0.8) +
  brush.line('M-30 -120l-12 -10M30 -120l12 -10M0 -130v-16', 0.8);
export const trowel = (brush: Brush): string =>
  brush.limb('M0 34V6', '#8a5a34', 11) + brush.ink('M0 6L-24 -6L0 -66L24 -6Z', '#c9c9c9');
export const hammer = (brush: Brush): string =>
  brush.limb('M0 50V-40', '#8a5a34', 10) + brush.ink(rectangle(-30, -62, 60, 26), '#555555');
export const cement = (brush: Brush): string =>
  brush.ink('M-60 0Q-72 -50 -54 -110H54Q72 -50 60 0Z', '#ffffff') +
  `<path d="${textPath('CIMENTO', 'display', 32, 0, -44)}" fill="${brush.style.line}"/>`;
export const bill = (brush: Brush): string =>
  brush.ink('M-34 -60H34V170L17 156L0 170L-17 156L-34 170Z', '#ffffff') +
  brush.line(
    'M-22 -40H22M-22 -22H14M-22 -4H22M-22 14H10M-22 32H22M-22 50H16M-22 68H22M-22 86H12M-22 104H22M-22 126H22',
    0.5,
  );
export const napkin = (brush: Brush): string =>
  brush.ink('M-34 -30L30 -36L36 30L-30 36Z', '#ffffff') + brush.line('M-20 -20L20 -24M-18 -6L22 -10', 0.4);
/** A smart speaker. */
export const speaker = (brush: Brush): string =>
  brush.ink('M-56 0V-70Q0 -100 56 -70V0Q0 22 -56 0Z', '#555555') +
  brush.ink(ellipse(0, -74, 56, 20), '#ffffff') +
  brush.line('M-40 -40V-10M-20 -34V-4M0 -32V-2M20 -34V-4M40 -40V-10', 0.6);
export const rubble = (brush: Brush): string =>
  brush.ink('M-110 0L-84 -40L-40 -34L-24 -70L30 -62L44 -30L92 -36L116 0Z', '#999999') +
  brush.ink(rectangle(-60, -96, 62, 28) + rectangle(26, -116, 58, 28), '#ffffff') +
  brush.line('M-90 -120l-20 -20M0 -140v-26M96 -130l20 -16', 0.8);
export const jet = (brush: Brush): string =>
  brush.ink('M-90 -24H-14V24H-90Z', '#777777') +
  brush.ink(rectangle(-22, -34, 20, 68), '#999999') +
  brush.ink(
    'M-2 -18C70 -40 150 -20 176 90C182 116 170 130 160 100C146 60 130 50 118 58C126 90 128 120 116 130C106 100 100 60 76 40C60 26 30 18 -2 18Z',
    '#ffffff',
  ) +
  brush.line('M14 -2Q90 -12 138 40M14 8Q70 8 100 50', 0.6) +
  brush.ink(
    [
      [196, 60],
      [186, 140],
      [140, 152],
      [96, 110],
      [64, 78],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `M${x} ${y - 16}Q${x + 14} ${y + 6} ${x} ${y + 10}Q${x - 14} ${y + 6} ${x} ${y - 16}Z`,
      )
      .join(''),
    '#ffffff',
    0.6,
  );
/** A tin of white paint with splashes. */
export const paint = (brush: Brush): string =>
  brush.ink('M-46 0V-74H46V0Z', '#777777') +
  brush.ink(rectangle(-46, -54, 92, 32), '#ffffff', 0.7) +
  brush.ink(
    'M-50 -70C-74 -84 -104 -96 -96 -116C-86 -132 -62 -108 -44 -104C-36 -124 -34 -160 -14 -160C6 -158 0 -126 10 -108C26 -122 52 -152 66 -138C78 -124 46 -104 50 -70C48 -50 40 -30 32 -30C24 -30 30 -56 20 -62C4 -68 -8 -64 -14 -50C-18 -36 -28 -40 -28 -52C-30 -64 -40 -66 -50 -70Z',
    '#ffffff',
  ) +
  brush.ink(ellipse(-70, -150, 10) + ellipse(30, -172, 12) + ellipse(98, -118, 8), '#ffffff', 0.8);
