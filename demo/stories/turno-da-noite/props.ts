import type { Brush } from '../../drawing/brush/brush.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';

export const banknote = (brush: Brush): string =>
  placeDrawing(
    brush.ink(rectangle(-52, -28, 104, 56), '#8fd8a8') +
      brush.fill(rectangle(-44, -20, 88, 40), '#5ab08a') +
      brush.fill(ellipse(0, 0, 17), '#c8f4d8') +
      brush.fill(rectangle(-40, -16, 16, 8) + rectangle(24, 8, 16, 8), '#c8f4d8'),
    0,
    -14,
    1,
    -12,
  );

/** The night bus from the side. The origin is on the ground below its middle. */
export const nightBus = (brush: Brush): string => {
  const windows = [-250, -150, -50, 50, 150].map((x) => rectangle(x, -186, 84, 76)).join('');
  return (
    brush.fill(ellipse(0, 4, 330, 20), '#05030d') +
    brush.ink('M-300 -24V-196Q-300 -226 -268 -226H276Q308 -226 312 -190L318 -24Z', '#2f6fe0') +
    brush.fill(rectangle(-300, -94, 616, 22), '#ffd36b') +
    brush.fill(windows, '#ffe9a8') +
    brush.fill('M252 -186H292L300 -110H252Z', '#ffe9a8') +
    brush.fill(rectangle(-240, -216, 220, 20), '#0a0618') +
    brush.stroke('M-228 -206H-40', '#ff8a2a', 7) +
    brush.ink(ellipse(-190, -24, 40) + ellipse(200, -24, 40), '#0a0618') +
    brush.fill(ellipse(-190, -24, 18) + ellipse(200, -24, 18), '#8a8ab0') +
    brush.fill(ellipse(330, -52, 60, 44), glow('#fff0c4')) +
    brush.fill(ellipse(306, -52, 12), '#fff0c4')
  );
};

export const wheel = (brush: Brush): string =>
  brush.stroke(ellipse(0, 0, 118), '#05030d', 26) +
  brush.stroke('M-112 0H112M0 0V112', '#05030d', 22) +
  brush.fill(ellipse(0, 0, 30), '#2a2a5a');

export const backpack = (brush: Brush): string =>
  brush.ink('M-42 60V-20Q-42 -64 0 -64Q42 -64 42 -20V60Z', '#ff8a2a') +
  brush.ink(rectangle(-28, 4, 56, 40), '#c8551a') +
  brush.stroke('M-14 -62Q0 -92 14 -62', '#c8551a', 8);

export const pistol = (brush: Brush): string =>
  brush.ink('M-16 34L-12 -6H-18V-28H74V-8H14L10 34Z', '#8a9ab8');

export const pastel = (brush: Brush): string =>
  brush.ink('M-40 20Q-52 -34 0 -40Q52 -34 40 20Z', '#ffc86b') +
  brush.stroke('M-36 12Q0 22 36 12', '#c8803a', 6) +
  brush.ink('M-30 20H30L26 48H-26Z', '#fff0f6');

export const contract = (brush: Brush): string =>
  brush.ink(rectangle(-40, -56, 80, 104), '#f5f0ff') +
  brush.stroke('M-26 -36H26M-26 -18H26M-26 0H10M-26 18H20', '#8a7ab8', 5);

export const candle = (brush: Brush): string =>
  brush.fill(ellipse(0, -86, 120), glow('#ffd36b')) +
  brush.ink(rectangle(-11, -52, 22, 76), '#fff0f6') +
  brush.fill('M0 -96C18 -74 12 -56 0 -54C-12 -56 -18 -74 0 -96Z', '#ffb03a');

export const suitcase = (brush: Brush): string =>
  brush.ink(rectangle(-62, -4, 124, 84), '#8a4a3a') +
  brush.stroke('M-20 -4V-26H20V-4', '#5a2a2a', 9) +
  brush.fill(rectangle(-62, 26, 124, 10), '#5a2a2a');

/** A wet footprint. The toes point up. */
export const footprint = (brush: Brush): string =>
  brush.fill(
    'M-6 60C-34 58 -30 26 -24 6C-34 -16 -38 -50 -2 -54C34 -54 34 -18 24 8C18 30 22 60 -6 60Z' +
      ellipse(-28, -70, 12, 14) +
      ellipse(-6, -78, 9, 11) +
      ellipse(12, -76, 8, 10) +
      ellipse(26, -66, 7, 9) +
      ellipse(36, -52, 6, 8),
    '#5ad8f0',
    0.75,
  );

/** A foot on the brake pedal. */
export const pedal = (brush: Brush): string =>
  brush.fill(rectangle(-110, -30, 240, 40), '#3a0f1f') +
  brush.ink('M-60 -180H40V-110C60 -96 130 -96 140 -60V-30H-60Z', '#0d0720') +
  brush.fill(rectangle(-64, -250, 108, 80), '#1f2a5a');

export const chair = (brush: Brush): string =>
  brush.fill('M-54 -150H54V-30H-54Z', '#c8344e') +
  brush.fill('M-66 -34H66V6H-66Z', '#ff5d6e') +
  brush.stroke('M-54 6V86M54 6V86', '#0d0720', 14);

export const paw = (brush: Brush): string =>
  brush.fill(
    ellipse(0, 14, 20, 16) +
      ellipse(-22, -10, 8, 11) +
      ellipse(-8, -22, 8, 11) +
      ellipse(8, -22, 8, 11) +
      ellipse(22, -10, 8, 11),
    '#c8873a',
  );

export const shoePrint = (brush: Brush): string =>
  brush.fill('M-4 -60C28 -60 26 -10 14 6H-20C-32 -10 -34 -60 -4 -60ZM-18 18H12V50Q-3 66 -18 50Z', '#120a33');
