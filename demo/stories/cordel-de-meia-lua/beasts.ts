import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse } from '../../drawing/ink/svg.ts';
import { black, cream, red } from './woodcut.ts';

export const horse = (brush: Brush): string =>
  brush.stroke('M150 -214Q214 -206 206 -96', black, 22) +
  brush.limb('M104 -150L130 -84L176 -40M-84 -150L-130 -92L-190 -86', black, 26) +
  brush.limb('M124 -150L90 -84L108 -14M-104 -150L-92 -76L-140 -24', cream, 28) +
  brush.fill('M96 -4h38l-6 -16h-26ZM-160 -14h34l4 -16h-24Z', black) +
  brush.ink(
    'M-130 -214C-60 -232 60 -232 128 -222C176 -214 170 -140 132 -128C60 -112 -60 -112 -112 -132C-150 -150 -150 -200 -130 -214Z',
    cream,
  ) +
  brush.ink(
    'M-80 -214C-120 -236 -160 -284 -206 -300L-262 -262C-280 -250 -276 -228 -258 -226L-214 -244C-206 -206 -172 -160 -124 -130Z',
    cream,
  ) +
  brush.fill('M-202 -302C-158 -288 -116 -244 -80 -216L-100 -200C-132 -222 -170 -266 -204 -284Z', black) +
  brush.ink('M-206 -300L-196 -336L-184 -296Z', cream, 0.8) +
  brush.fill(ellipse(-220, -274, 7) + ellipse(-262, -240, 4), black) +
  brush.line('M-268 -232L-236 -246', 0.6) +
  brush.ink('M-50 -230C-20 -204 40 -204 66 -228L76 -168H-46Z', red, 0.8) +
  brush.line('M-236 -244Q-150 -200 -44 -214', 0.7);
const oxBody = (brush: Brush): string =>
  brush.ink(
    'M-150 -236C-110 -286 -70 -250 -20 -240C60 -244 140 -254 180 -220C204 -180 190 -110 150 -100C60 -78 -60 -78 -130 -104C-170 -140 -170 -210 -150 -236Z',
    '#ffffff',
  ) +
  brush.ink(
    'M-130 -220C-170 -260 -220 -268 -256 -244C-286 -226 -300 -180 -294 -158C-282 -136 -252 -138 -236 -150C-228 -112 -196 -84 -146 -106Z',
    '#ffffff',
  ) +
  brush.ink(
    'M-232 -256C-290 -290 -290 -350 -250 -384C-262 -340 -246 -306 -204 -290C-166 -300 -140 -330 -144 -374C-112 -340 -124 -280 -186 -252Z',
    cream,
    0.9,
  ) +
  brush.fill(ellipse(-244, -214, 8) + ellipse(-282, -176, 5), black) +
  brush.line(
    'M-286 -158Q-270 -166 -258 -160M-176 -240Q-150 -246 -136 -228M-236 -150Q-212 -162 -210 -190M-214 -116Q-190 -112 -176 -124',
    0.7,
  ) +
  brush.fill('M-60 -230q40 20 80 0q-30 40 -80 0ZM80 -150q40 14 70 -6q-20 40 -70 6Z', red);
/** The ox of the moon in profile. Its horns are the crescent. */
export const ox = (brush: Brush): string =>
  brush.stroke('M186 -210Q224 -160 206 -70', cream, 10) +
  brush.fill(ellipse(206, -62, 12, 22), cream) +
  brush.limb('M126 -130L140 -4M-86 -130L-98 -4', '#ffffff', 34) +
  brush.limb('M160 -140L176 -2M-122 -130L-134 -2', '#ffffff', 36) +
  oxBody(brush);
export const runningOx = (brush: Brush): string =>
  brush.stroke('M186 -216Q270 -250 320 -200', cream, 10) +
  brush.fill(ellipse(326, -192, 20, 13), cream) +
  brush.limb('M120 -130L190 -84L252 -66M-90 -120L-160 -76L-214 -60', '#ffffff', 32) +
  brush.limb('M150 -140L166 -76L232 -22M-112 -126L-190 -104L-262 -110', '#ffffff', 36) +
  oxBody(brush);
/** The leg from the knee down. The origin is where the hoof strikes. */
export const hoof = (brush: Brush): string =>
  brush.limb('M-30 -420L0 -70', '#ffffff', 74) +
  brush.ink('M-42 -82Q0 -62 42 -82L58 0H-58Z', black) +
  brush.line('M0 -66V0', 0.8, cream) +
  brush.line('M-74 -8L-128 -34M-84 6H-150M74 -8L128 -34M84 6H150', 1.4);
/** A split stone. */
export const cleft = (brush: Brush): string =>
  brush.ink(
    'M-14 -260L22 -170L-22 -110L26 -30L-12 40L30 130L4 128L-44 44L-8 -26L-56 -106L-10 -176L-34 -262Z',
    black,
    0.6,
  ) + brush.line('M22 -170L96 -200M-56 -106L-140 -130M26 -30L120 0M-44 44L-120 90M30 130L84 170', 1.6);
export const horns = (brush: Brush): string =>
  brush.ink('M20 10C10 -60 70 -130 150 -110C110 -90 90 -40 84 14Z', cream) +
  brush.ink('M-20 10C-10 -60 -70 -130 -150 -110C-110 -90 -90 -40 -84 14Z', cream) +
  brush.line('M48 -58L76 -40M74 -84L100 -66M-48 -58L-76 -40M-74 -84L-100 -66', 0.7);
