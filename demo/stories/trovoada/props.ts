import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { clump } from './streets.ts';

export const pliers = (brush: Brush): string =>
  brush.limb('M-4 4L-22 50M4 4L22 50', '#e0242e', 13) +
  brush.ink('M-14 8L-18 -40Q-6 -60 -2 -40V8ZM14 8L18 -40Q6 -60 2 -40V8Z', '#c8c8d0', 0.8);

export const bowl = (brush: Brush): string =>
  brush.ink('M-50 -16H50Q46 32 0 34Q-46 32 -50 -16Z', '#2a1a12') +
  brush.ink(ellipse(0, -16, 50, 12), '#ffd21f', 0.8) +
  brush.fill(ellipse(-16, -18, 12, 5), '#3fae4a') +
  brush.fill(ellipse(16, -16, 9, 4), '#ff8a5a') +
  brush.line('M-14 -40q-8 -12 0 -24M14 -40q-8 -12 0 -24', 0.7);

export const plug = (brush: Brush): string =>
  brush.limb('M0 40Q6 90 60 110', '#1a1222', 14) +
  brush.ink('M-30 -10H30V24Q30 44 0 46Q-30 44 -30 24Z', '#ffffff') +
  brush.ink(rectangle(-20, -46, 11, 36) + rectangle(9, -46, 11, 36), '#c8c8d0', 0.8);

export const bucket = (brush: Brush): string =>
  brush.ink('M-46 -40H46L34 50H-34Z', '#3fb0c8') +
  brush.ink(ellipse(0, -40, 46, 12), '#8fe0f0', 0.8) +
  brush.line('M-46 -40Q0 -110 46 -40', 0.9);

export const pan = (brush: Brush): string =>
  brush.ink('M-60 -26H60V26Q60 46 40 46H-40Q-60 46 -60 26Z', '#c8c8d0') +
  brush.ink(rectangle(-84, -14, 24, 14) + rectangle(60, -14, 24, 14), '#1a1222', 0.7);

export const mango = (brush: Brush): string =>
  brush.ink('M-30 10C-34 -30 0 -46 24 -30C44 -10 30 36 -2 38C-20 38 -30 26 -30 10Z', '#ff9a2a') +
  brush.ink('M6 -38Q20 -62 44 -52Q32 -34 6 -38Z', '#3fae4a', 0.8);

/** A loudspeaker as tall as a person. The origin is on the ground. */
export const speaker = (brush: Brush): string =>
  brush.ink(rectangle(-70, -220, 140, 220), '#2a1a4a') +
  brush.ink(ellipse(0, -70, 54), '#1a1222') +
  brush.ink(ellipse(0, -70, 30), '#ff3d9a', 0.8) +
  brush.ink(ellipse(0, -166, 34), '#1a1222') +
  brush.ink(ellipse(0, -166, 16), '#3ff0ff', 0.8);

export const bus = (brush: Brush): string =>
  brush.ink('M-280 -30V-190Q-280 -216 -250 -216H250Q284 -216 288 -180L294 -30Z', '#ffffff') +
  brush.ink(rectangle(-280, -90, 572, 26), '#e0242e', 0.7) +
  [-250, -160, -70, 20, 110].map((x) => brush.ink(rectangle(x, -190, 76, 74), '#8fd8ff', 0.8)).join('') +
  brush.ink('M206 -190H262L272 -112H206Z', '#8fd8ff', 0.8) +
  brush.ink(ellipse(-180, -26, 40) + ellipse(190, -26, 40), '#1a1222') +
  brush.ink(ellipse(-180, -26, 17) + ellipse(190, -26, 17), '#c8c8d0', 0.7);

export const boat = (brush: Brush): string =>
  brush.ink('M-190 -60H190L140 30H-150Z', '#3fae4a') +
  brush.ink('M-190 -60H190L184 -38H-180Z', '#ffffff', 0.8) +
  brush.ink(rectangle(-110, -170, 190, 110), '#ffd21f') +
  brush.ink(rectangle(-130, -190, 230, 24), '#e0242e') +
  [-90, -30, 30].map((x) => brush.ink(rectangle(x, -150, 40, 44), '#8fd8ff', 0.7)).join('');

export const puddle = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 120, 26), '#5ab8ff', 0.8) + brush.line('M-60 -4q20 -8 40 0M20 6q20 -8 40 0', 0.6);

/** The bottle with all the clouds of the city. The origin is on the ground. */
export const cloudBottle = (brush: Brush): string =>
  brush.ink('M-150 0V-300Q-150 -380 -60 -410V-500H60V-410Q150 -380 150 -300V0Z', '#bfe6ff') +
  placeDrawing(
    clump(
      brush,
      ellipse(-60, 20, 62) +
        ellipse(40, 30, 74) +
        ellipse(-10, -40, 70) +
        ellipse(70, -30, 48) +
        ellipse(-76, -46, 40),
      '#6a6a9a',
    ),
    0,
    -190,
  ) +
  brush.ink('M16 -150L-14 -96H6L-8 -40L36 -112H14L34 -150Z', '#ffe14d', 0.7) +
  brush.ink(rectangle(-74, -540, 148, 60), '#b5713f') +
  brush.line('M-124 -280Q-124 -350 -70 -372', 1);

export const bolt = (brush: Brush): string =>
  brush.ink('M18 -130L-34 12H-4L-26 130L48 -22H14L54 -130Z', '#ffe14d');

export const tile = (brush: Brush): string =>
  brush.ink('M-90 -14H90V14H-90Z', '#c86a4a') + brush.line('M-54 -14V14M-18 -14V14M18 -14V14M54 -14V14', 0.7);

export const toolBox = (brush: Brush): string =>
  brush.ink(rectangle(-58, -10, 116, 66), '#e0242e') +
  brush.ink(rectangle(-64, -22, 128, 22), '#a81a22', 0.8) +
  brush.line('M-26 -22V-46H26V-22', 1.6);

/** A large switch. The origin is on its box. */
export const lever = (brush: Brush): string =>
  brush.limb('M0 -10L50 -130', '#c8c8d0', 16) +
  brush.ink(ellipse(54, -140, 26), '#e0242e') +
  brush.ink(rectangle(-60, -20, 120, 90), '#5a5a6a') +
  brush.ink(rectangle(-36, 6, 72, 14), '#1a1222', 0.6);

export const crack = (brush: Brush): string =>
  brush.line('M0 -90L-20 -40L10 -10L-26 30L4 60L-14 110M10 -10L54 6L80 -20M-26 30L-70 40L-90 76', 1.6);

export const wireRed = (brush: Brush): string =>
  brush.limb('M-320 40Q-160 -60 -20 10M20 0Q160 60 320 -30', '#e0242e', 26) +
  brush.limb('M-320 120Q0 60 320 130', '#2447c8', 26);

export const fridge = (brush: Brush): string =>
  brush.ink(rectangle(-54, -190, 108, 190), '#f4f4f4') +
  brush.line('M-54 -126H54M-38 -166V-140M-38 -108V-60', 1.2);
