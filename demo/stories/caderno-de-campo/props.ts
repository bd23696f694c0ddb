import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';

/** A telescope on a tripod that points up to the right. The origin is on the ground. */
export const telescope = (brush: Brush): string =>
  brush.limb('M0 -120L-60 0M0 -120L60 0M0 -120V0', '#6a747e', 8) +
  placeDrawing(
    brush.ink(rectangle(-60, -26, 170, 52), '#c4ccd4') +
      brush.ink(rectangle(110, -34, 34, 68), '#8a96a2') +
      brush.ink(rectangle(-92, -14, 34, 28), '#5a626c') +
      brush.line('M-20 -26V26M70 -26V26', 0.6),
    0,
    -134,
    1,
    -32,
  );

export const lens = (brush: Brush): string =>
  brush.ink('M0 -46Q26 0 0 46Q-26 0 0 -46Z', '#c4ccd4') + brush.line('M-4 -24Q8 -8 4 8', 0.5);

export const eyepiece = (brush: Brush): string =>
  brush.ink(rectangle(-18, -34, 36, 48), '#5a626c') +
  brush.ink(rectangle(-12, 14, 24, 22), '#c4ccd4') +
  brush.line('M-18 -20H18M-18 -8H18', 0.5);

/** A parabolic dish that points up. */
export const dish = (brush: Brush): string =>
  brush.limb('M-70 0L0 -110L70 0', '#6a747e', 10) +
  placeDrawing(
    brush.line('M-40 -20L0 -150L40 -20', 0.8) +
      brush.ink('M-150 -40C-120 40 120 40 150 -40C80 -8 -80 -8 -150 -40Z', '#c4ccd4') +
      brush.ink(ellipse(0, -156, 13), '#ffffff', 0.8) +
      brush.line('M-96 -20Q-60 10 -40 14M96 -20Q60 10 40 14M0 -14V22', 0.5),
    0,
    -140,
    1,
    24,
  );

export const microwave = (brush: Brush): string =>
  brush.ink(rectangle(-110, -120, 220, 120), '#8a96a2') +
  brush.ink(rectangle(-96, -106, 146, 92), '#0a0e14') +
  brush.line(`${ellipse(-24, -40, 40, 10)}M-60 -50Q-24 -100 14 -50Z`, 0.6) +
  brush.line(rectangle(64, -104, 34, 22), 0.6) +
  `<path d="${[0, 1, 2].map((row) => ellipse(72, -64 + row * 18, 5) + ellipse(90, -64 + row * 18, 5)).join('')}" fill="${brush.style.line}"/>`;

const puff = (x: number, y: number, size: number): string =>
  ellipse(x, y, 14 * size) +
  ellipse(x + 13 * size, y + 6 * size, 11 * size) +
  ellipse(x - 10 * size, y + 9 * size, 11 * size);
export const popcorn = (brush: Brush): string =>
  brush.ink(puff(-18, -44, 1) + puff(14, -48, 1.1) + puff(0, -64, 0.9), '#ffffff', 0.6) +
  brush.ink('M-44 -34H44L32 44H-32Z', '#6a747e') +
  brush.line('M-16 -34L-12 44M16 -34L12 44', 0.8);

export const ball = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 34), '#c4ccd4') +
  brush.ink(star(0, 0, [15, 15], [12, 12], 5, 0.3), '#101820', 0.7) +
  brush.line('M0 -15V-34M14 -5L33 -10M9 13L20 27M-9 13L-20 27M-14 -5L-33 -10', 0.6);

/** A vibration damper: two weights on a short cable below a long one. */
export const damper = (brush: Brush): string =>
  brush.line('M-200 -30H200', 2) +
  brush.ink(rectangle(-16, -44, 32, 44), '#8a96a2') +
  brush.line('M-90 10Q0 -14 90 10', 1.4) +
  brush.ink(
    'M-150 2Q-150 -20 -124 -20H-76V44H-124Q-150 44 -150 22ZM150 2Q150 -20 124 -20H76V44H124Q150 44 150 22Z',
    '#c4ccd4',
  ) +
  brush.line('M-122 -20V44M-98 -20V44M122 -20V44M98 -20V44', 0.5);

export const microphone = (brush: Brush): string =>
  brush.limb('M0 40V-6', '#3a4048', 12) +
  brush.ink(ellipse(0, -26, 20, 24), '#c4ccd4') +
  brush.line('M-16 -26H16M-12 -36H12M-12 -16H12M0 -48V-4', 0.4);

export const moon = (brush: Brush): string =>
  brush.ink(ellipse(0, 0, 150), '#aab4be') +
  brush.line(
    ellipse(-50, -40, 34) +
      ellipse(40, 30, 44) +
      ellipse(56, -70, 18) +
      ellipse(-70, 60, 22) +
      ellipse(0, 100, 14),
    0.6,
  ) +
  brush.shade('M0 -150A150 150 0 0 1 0 150A220 220 0 0 0 0 -150Z');

export const saturn = (brush: Brush): string =>
  brush.line('M-100 34C-220 10 -200 -30 -70 -44M100 -34C220 -10 200 30 70 44', 1) +
  brush.ink(ellipse(0, 0, 92), '#aab4be') +
  brush.line('M-88 -26Q0 -6 88 -26M-90 14Q0 36 90 14', 0.5) +
  brush.line('M-164 22C-60 84 190 48 176 -14', 2);

export const radio = (brush: Brush): string =>
  brush.line('M30 -50L70 -120', 0.8) +
  brush.ink(rectangle(-70, -60, 140, 80), '#8a96a2') +
  brush.line(`${ellipse(-30, -20, 26)}${rectangle(14, -44, 40, 20)}`, 0.7) +
  brush.ink(ellipse(34, 0, 9), '#ffffff', 0.5);

export const candle = (brush: Brush): string =>
  brush.ink(rectangle(-12, -30, 24, 60), '#c4ccd4') +
  brush.ink('M0 -74Q18 -48 0 -34Q-18 -48 0 -74Z', '#ffffff', 0.6);

/** Four blades on a stick, to measure the wind. */
export const pinwheel = (brush: Brush): string =>
  brush.limb('M0 40V-40', '#8a96a2', 8) +
  brush.ink(
    [0, 1, 2, 3]
      .map((quarter) => {
        const [c, s] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
        const at = (x: number, y: number): string => `${x * c - y * s} ${x * s + y * c - 40}`;
        return `M${at(0, 0)}L${at(0, -46)}Q${at(34, -44)} ${at(30, -10)}Z`;
      })
      .join(''),
    '#c4ccd4',
  ) +
  brush.ink(ellipse(0, -40, 7), '#ffffff', 0.6);

export const page = (brush: Brush): string =>
  brush.ink(rectangle(-40, -50, 80, 100), '#c4ccd4') +
  brush.line('M-26 -30H26M-26 -12H26M-26 6H10M-26 24H20', 0.5);

export const popped = (brush: Brush): string =>
  brush.ink(puff(-8, -6, 1.4) + puff(12, -18, 1.3) + puff(10, 8, 1.2), '#ffffff', 0.6) +
  brush.line('M-6 -6q10 -8 16 2', 0.5);
