import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Prop } from '../../drawing/page/scene.ts';

export const lamp: Prop = (brush) =>
  brush.fill(ellipse(0, 6, 150), glow('#ffd36b')) +
  brush.line('M-18 -34Q0 -66 18 -34', 1.4, '#c8a060') +
  brush.ink('M-24 -34H24L30 44H-30Z', '#ffe08a') +
  brush.ink(rectangle(-32, 40, 64, 16) + rectangle(-26, -44, 52, 14), '#7a5a3a', 0.8) +
  brush.fill('M0 -10C14 8 10 30 0 32C-10 30 -14 8 0 -10Z', '#ff9a3a');

export const notice: Prop = (brush) =>
  brush.ink(rectangle(-120, -90, 240, 190), '#e8dcb8') +
  brush.line('M-92 -50H92M-92 0H80M-92 50H92', 1) +
  brush.fill(ellipse(0, -74, 9), '#c83a3a');

export const boat: Prop = (brush) =>
  brush.ink('M-190 -30H190Q150 50 90 54H-110Q-166 40 -190 -30Z', '#c8583a') +
  brush.fill('M-176 -6H176L168 10H-168Z', '#f0e0c0') +
  brush.line('M60 -30V-150', 1.6);

export const logbook: Prop = (brush) =>
  brush.ink('M0 -30Q-50 -48 -100 -34V44Q-50 30 0 46Q50 30 100 44V-34Q50 -48 0 -30Z', '#f0e6cc') +
  brush.line(
    'M0 -30V46M-82 -16Q-50 -26 -18 -14M-82 4Q-50 -6 -18 6M18 -14Q50 -26 82 -16M18 6Q50 -6 82 4',
    0.6,
  );

export const microphone: Prop = (brush) =>
  brush.ink(rectangle(-15, -34, 30, 44), '#2a3038') +
  brush.line('M0 10Q10 40 -20 60', 1.4) +
  brush.line('M-8 -24H8M-8 -14H8', 0.6, '#8a98a0');

export const star: Prop = (brush) =>
  brush.fill(ellipse(0, 0, 90), glow('#ffe08a')) + brush.fill(ellipse(0, 0, 7), '#fff3c4');

/** Boots on the additional step. */
export const boots: Prop = (brush) =>
  [-40, 40]
    .map(
      (x) =>
        brush.ink(`M${x - 24} -130H${x + 24}V-20Q${x + 56} -14 ${x + 56} 14V24H${x - 26}Z`, '#c89a50') +
        brush.line(`M${x - 24} -104H${x + 24}M${x - 26} 12H${x + 56}`, 0.8),
    )
    .join('');
