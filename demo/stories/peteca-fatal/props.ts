import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Prop } from '../../drawing/page/scene.ts';

/** A peteca: leather below, four feathers above. */
export const shuttle: Prop = (brush) =>
  brush.ink('M-14 -12C-52 -46 -58 -92 -46 -112C-24 -96 -8 -60 -6 -14Z', '#ffffff', 0.9) +
  brush.ink('M14 -12C52 -46 58 -92 46 -112C24 -96 8 -60 6 -14Z', '#ffffff', 0.9) +
  brush.ink('M-10 -12C-26 -60 -14 -110 0 -128C14 -110 26 -60 10 -12Z', '#ffd24a', 0.9) +
  brush.line('M0 -16V-108M-12 -18Q-34 -54 -42 -94M12 -18Q34 -54 42 -94', 0.5) +
  brush.ink('M-24 -16H24C30 -2 26 8 30 14C22 30 -22 30 -30 14C-26 8 -30 -2 -24 -16Z', '#d8843a') +
  brush.line('M-26 -3H26M-28 12H28', 0.7);

/** A peteca that flies to the left, with speed lines. */
export const comet: Prop = (brush) =>
  brush.fill(
    polygon([
      [10, -34],
      [520, -96],
      [360, -44],
      [620, -10],
      [380, 22],
      [540, 88],
      [10, 32],
    ]),
    '#ffffff',
  ) +
  brush.line('M40 -40L500 -92M60 -14L600 -10M60 16L420 24M40 38L520 84', 0.9) +
  `<g transform="rotate(-90)">${shuttle(brush)}</g>`;

/** Hot pães de queijo. */
export const buns: Prop = (brush) =>
  brush.ink('M-96 -6H96L78 22H-78Z', '#8a8a94') +
  brush.ink([-66, -22, 22, 66].map((x) => ellipse(x, -22, 25, 21)).join(''), '#f2d27a', 0.8) +
  brush.ink([-44, 0, 44].map((x) => ellipse(x, -52, 24, 20)).join(''), '#f6dc90', 0.8) +
  brush.line('M-76 -28q6 -8 14 -6M-8 -60q6 -8 14 -6M34 -60q6 -8 14 -6M14 -28q6 -8 14 -6', 0.6);

export const steam: Prop = (brush) =>
  brush.line('M-40 0q-18 -30 0 -56t0 -56M0 10q-18 -30 0 -56t0 -56M40 0q-18 -30 0 -56t0 -56', 0.9);

export const broom: Prop = (brush) =>
  brush.limb('M0 -190V96', '#a8743a', 9) +
  brush.ink('M-16 92H16L44 168H-44Z', '#d8b45a') +
  brush.line('M-22 160L-8 100M0 164V100M22 160L8 100', 0.6);

export const rulebook: Prop = (brush) =>
  brush.ink(rectangle(-46, -58, 92, 116), '#3a3a4a') +
  brush.ink(rectangle(-36, -50, 80, 100), '#ffffff', 0.6) +
  brush.line('M-22 -30H30M-22 -12H30M-22 6H30M-22 24H12', 0.7);

/** A drop of sweat. */
export const drop: Prop = (brush) =>
  brush.ink('M0 -34C16 -6 22 6 20 18C16 38 -16 38 -20 18C-22 6 -16 -6 0 -34Z', '#ffffff', 0.8);

export const question: Prop = (brush) =>
  brush.line('M-26 -30C-30 -84 40 -86 36 -36C34 -6 2 -8 2 26', 3) + brush.fill(ellipse(2, 56, 9), '#141414');

export const photograph: Prop = (brush) =>
  brush.ink(rectangle(-84, -62, 168, 124), '#ffffff') +
  brush.ink(rectangle(-72, -50, 144, 100), '#bbbbbb', 0.6) +
  brush.ink(`M-44 50Q-44 0 -20 0T4 50ZM6 50Q6 8 28 8T52 50Z`, '#ffffff', 0.6) +
  brush.ink(ellipse(-20, -16, 17, 19), '#ffffff', 0.6) +
  brush.fill('M-46 -14C-50 -52 10 -52 6 -14Q-2 -32 -20 -32T-46 -14Z', '#141414') +
  brush.line('M-27 -14v5M-13 -14v5M-26 -4q6 6 12 0', 0.6) +
  brush.ink('M86 -64V14L70 4L58 18L44 2L30 12L20 -10L8 -6L14 -26L2 -40L16 -64Z', '#ffffff', 0.6);

export const timer: Prop = (brush) =>
  brush.ink('M-40 0C-40 -56 40 -56 40 0C40 40 22 54 0 54C-22 54 -40 40 -40 0Z', '#e8344e') +
  brush.ink(ellipse(0, 6, 26), '#ffffff', 0.7) +
  brush.line('M0 6V-12M0 6L12 12', 1) +
  brush.ink('M-14 -44Q0 -66 14 -44Z', '#3f8f5a', 0.7);

export const note: Prop = (brush) =>
  brush.ink(rectangle(-58, -40, 116, 80), '#ffffff') + brush.line('M-42 -20H42M-42 -2H42M-42 16H10', 0.7);

export const pot: Prop = (brush) =>
  brush.line('M-80 -40q-30 4 -24 26M80 -40q30 4 24 26', 2.4) +
  brush.ink('M-84 -50H84C84 20 60 44 0 44C-60 44 -84 20 -84 -50Z', '#b8742e') +
  brush.ink(ellipse(0, -50, 84, 20), '#8a4a1e') +
  brush.line('M-30 -52q30 10 60 0', 0.8, '#f2d27a');

/** A distant bus with its cloud of dust. */
export const bus: Prop = (brush) =>
  brush.ink(ellipse(150, -8, 34, 22) + ellipse(206, -14, 26, 18), '#ffffff', 0.5) +
  brush.ink('M-120 -86H96Q112 -86 112 -70V-10H-128V-50Z', '#ffffff') +
  brush.ink([-104, -62, -20, 22, 64].map((x) => rectangle(x, -74, 34, 28)).join(''), '#22121f', 0.6) +
  brush.ink(ellipse(-78, -8, 20) + ellipse(64, -8, 20), '#22121f', 0.6) +
  brush.line('M-124 -32H112', 0.7);

export const sneaker: Prop = (brush) =>
  brush.ink('M-70 30V-34Q-44 -44 -30 -30Q0 0 50 2Q78 8 78 30Z', '#ffffff') +
  brush.ink('M-74 26H80V42H-74Z', '#d8843a', 0.8) +
  brush.line('M-22 -20l18 -14M-6 -8l18 -14M12 0l16 -14M30 -16Q60 -50 90 -30M20 -20Q10 -60 40 -70', 0.8);
