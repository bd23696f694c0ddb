import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';

export const basin = (brush: Brush): string => brush.ink('M-90 -20H90L66 40H-66Z', '#ff8a2a');
/** A very long list. */
export const list = (brush: Brush): string =>
  brush.ink('M-28 -40H28V150Q28 176 4 172T-28 150Z', '#fbf6ea') +
  brush.line(
    'M-16 -24H16M-16 -8H12M-16 8H16M-16 24H8M-16 40H16M-16 56H12M-16 72H16M-16 88H10M-16 104H16',
    0.5,
  );
export const tube = (brush: Brush): string =>
  brush.ink('M-14 30H14L22 -40H-22Z', '#c8843a') +
  brush.ink(rectangle(-9, 30, 18, 16), '#f4ead4', 0.8) +
  brush.fill(ellipse(0, -6, 10, 8), '#ffe27a');
export const shovel = (brush: Brush): string =>
  brush.limb('M0 60V-96', '#a8744a', 9) +
  brush.ink('M-16 -96H16V-84H-16Z', '#a8744a', 0.8) +
  brush.ink('M-28 56H28V96Q24 128 0 138Q-24 128 -28 96Z', '#a8b0c0');
export const orange = (brush: Brush): string =>
  brush.limb('M0 60V0', '#d8b080', 5) +
  brush.ink(ellipse(0, -14, 32), '#ff8a2a') +
  brush.ink('M0 -44Q10 -64 30 -58Q22 -42 0 -44Z', '#3f8f5a', 0.7);
export const door = (brush: Brush): string =>
  brush.ink(ellipse(0, -66, 74, 76), '#5a3420') +
  brush.ink(ellipse(0, -62, 58, 60), '#2fb38a') +
  brush.ink(ellipse(34, -60, 7), '#ffc82e', 0.7) +
  brush.ink(rectangle(-56, -4, 112, 14), '#e2a03a', 0.8) +
  brush.line('M0 -120V-4', 0.6);

/** Mrs Armadillo in apron and cap. She stands on the origin. */
export const armadillo = (brush: Brush): string =>
  brush.limb('M96 -14Q150 -10 160 18', '#b89070', 15) +
  brush.ink('M-96 0C-120 -170 120 -170 96 0Z', '#b89070') +
  brush.line('M-84 -70Q0 -110 84 -70M-92 -44Q0 -84 92 -44M-94 -18Q0 -56 94 -18', 0.8) +
  brush.ink('M-60 2C-64 -96 64 -96 60 2Z', '#f4ead4') +
  brush.ink('M-44 0C-48 -62 48 -62 44 0Z', '#ff8fa0', 0.8) +
  brush.ink(ellipse(-46, -214, 15, 30) + ellipse(46, -214, 15, 30), '#d8b090') +
  brush.ink('M-58 -150C-62 -210 62 -210 58 -150C50 -100 24 -84 0 -84C-24 -84 -50 -100 -58 -150Z', '#d8b090') +
  brush.ink('M-60 -176C-56 -230 56 -230 60 -176Q40 -190 20 -176T-20 -176T-60 -176Z', '#ffffff', 0.8) +
  brush.fill(ellipse(-22, -146, 6, 9) + ellipse(22, -146, 6, 9), '#1d1420') +
  brush.ink('M-20 -114C-20 -130 20 -130 20 -114Q14 -102 0 -100T-20 -114Z', '#b5765c', 0.7) +
  brush.line('M-20 -92Q0 -78 20 -92', 0.9) +
  brush.limb('M-84 -60L-112 -22M84 -60L112 -84', '#d8b090', 16);
/** Mrs Armadillo, rolled up. */
export const ball = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 96), '#b89070') +
  brush.line('M-80 -52Q0 -10 84 -46M-94 -12Q0 34 95 -8M-84 40Q0 78 84 42M-40 -86Q0 -64 46 -84', 0.9) +
  placeDrawing(brush.ink(ellipse(0, 0, 13, 22), '#d8b090', 0.8), 70, -72, 1, 40) +
  brush.line('M-130 -40h-50M-134 0h-70M-128 40h-46');
export const bowl = (brush: Brush): string =>
  brush.line('M-14 -46q-10 -12 0 -24M12 -46q-10 -12 0 -24', 0.7) +
  brush.ink(ellipse(0, -22, 40, 13), '#f4d58a') +
  brush.stroke('M-24 -22q10 -10 20 0t20 0', '#fff3c4', 5) +
  brush.fill(ellipse(-8, -26, 5, 3) + ellipse(16, -20, 5, 3), '#3f8f5a') +
  brush.ink('M-42 -22Q-36 26 0 26T42 -22Q0 -4 -42 -22Z', '#2f5fc0');
export const noodles = (brush: Brush): string =>
  brush.stroke('M-6 -50q-12 30 0 60t0 60M4 -50q12 30 0 60t0 50M12 -50q16 30 6 60t2 40', '#ffe9a8', 5) +
  brush.limb('M-30 -64L60 -40M-26 -52L62 -52', '#b8321f', 4);
export const bag = (brush: Brush): string =>
  brush.ink('M-34 -6H34L42 70H-42Z', '#2fb38a') +
  brush.line('M-18 -6Q0 -44 18 -6', 1) +
  brush.ink('M-20 -6L-30 -36L-8 -6ZM8 -6L24 -34L26 -6Z', '#6cc24a', 0.7);
