import type { Brush } from '../brush/brush.ts';
import { crease } from '../brush/shade-on.ts';
import type { HatStyle } from '../character/character.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse, star } from '../ink/svg.ts';
import { badgeStar, type Hat } from './hat.ts';
import { workHats } from './work-hats.ts';

const hatBand = 'M-43 -47C-20 -41 20 -41 43 -47L44 -34C20 -28 -20 -28 -44 -34Z';
const brim = (width: number): string =>
  `M${-width} -30C-50 -48 50 -48 ${width} -30C50 -18 -50 -18 ${-width} -30Z`;

export const hats: Record<HatStyle, Hat> = {
  ...workHats,
  leather: {
    side: 86,
    crown: 106,
    draw: (brush, colour) =>
      brush.ink('M-84 -22C-78 -74 -50 -104 0 -104C50 -104 78 -74 84 -22C50 -44 -50 -44 -84 -22Z', colour) +
      brush.line('M-68 -36C-62 -70 -40 -92 0 -92C40 -92 62 -70 68 -36', 0.5, lighten(colour, 0.5)),
    badge: (brush) =>
      brush.ink(
        star(0, -68, [15, 15], [6.5, 6.5], 6, 0.5) + ellipse(-38, -58, 6) + ellipse(38, -58, 6),
        '#f4d58a',
        0.6,
      ),
  },
  straw: {
    side: 88,
    crown: 92,
    draw: (brush, colour) =>
      brush.ink('M-40 -36C-42 -90 42 -90 40 -36Z', colour) +
      crease(brush, 'M-30 -62Q0 -54 30 -62M-24 -72Q0 -66 24 -72', 0.4, colour, 0.35) +
      brush.ink(hatBand, darken(colour, 0.5), 0.7) +
      brush.ink(brim(86), colour) +
      crease(
        brush,
        'M-74 -31Q-50 -24 -24 -22M74 -31Q50 -24 24 -22M-60 -36Q-46 -40 -40 -40M60 -36Q46 -40 40 -40',
        0.4,
        colour,
        0.35,
      ),
  },
  fedora: {
    side: 74,
    crown: 92,
    draw: (brush, colour) =>
      brush.ink('M-42 -36C-46 -84 -24 -92 0 -78C24 -92 46 -84 42 -36Z', colour) +
      crease(brush, 'M0 -78Q2 -66 -2 -58', 0.5, colour, 0.5) +
      brush.ink(hatBand, darken(colour, 0.5), 0.7) +
      brush.ink(brim(72), colour),
  },
  cap: {
    side: 58,
    crown: 76,
    draw: (brush, colour) =>
      brush.ink('M-49 -26C-50 -80 50 -80 49 -26C20 -38 -20 -38 -49 -26Z', colour) +
      crease(brush, 'M-18 -64Q-24 -50 -24 -37M18 -64Q24 -50 24 -37', 0.4, colour, 0.4) +
      brush.ink(ellipse(0, -67, 5, 3.5), darken(colour, 0.3), 0.5),
    badge: (brush, colour) =>
      brush.ink(
        'M-44 -34C-20 -46 20 -46 44 -34C58 -20 44 -14 36 -18C14 -27 -14 -27 -36 -18C-44 -14 -58 -20 -44 -34Z',
        darken(colour, 0.3),
      ),
  },
  bandana: {
    side: 78,
    crown: 70,
    draw: (brush, colour) =>
      brush.ink('M-46 -20L-74 -30L-66 -14L-78 -2L-46 -12Z', colour) +
      brush.ink('M-49 -14C-52 -52 -28 -69 0 -69C28 -69 52 -52 49 -14C24 -30 -24 -30 -49 -14Z', colour) +
      brush.fill(
        [
          [-26, -42],
          [-8, -52],
          [12, -44],
          [30, -40],
          [-34, -28],
          [2, -36],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 3))
          .join(''),
        lighten(colour, 0.7),
      ),
  },
  crown: {
    side: 60,
    crown: 104,
    draw: (brush, colour) =>
      brush.ink('M-44 -36L-54 -84L-27 -62L0 -98L27 -62L54 -84L44 -36Q0 -26 -44 -36Z', colour) +
      brush.ink(ellipse(-54, -86, 5) + ellipse(0, -98, 5) + ellipse(54, -86, 5), lighten(colour, 0.6), 0.6),
    badge: (brush) =>
      brush.ink(`${ellipse(-24, -45, 5)}${ellipse(24, -45, 5)}M0 -52L8 -42L0 -32L-8 -42Z`, '#c8283c', 0.6),
  },
  beret: {
    side: 62,
    crown: 92,
    draw: (brush, colour) =>
      brush.ink('M2 -78Q0 -88 6 -90L10 -78Z', colour, 0.8) +
      brush.ink('M-47 -32C-72 -60 -40 -84 6 -81C54 -79 74 -54 50 -32C20 -46 -20 -46 -47 -32Z', colour) +
      crease(brush, 'M-44 -40Q0 -56 48 -40', 0.5, colour, 0.4),
  },
  wizard: {
    side: 82,
    crown: 160,
    draw: (brush, colour) =>
      brush.ink(
        'M-44 -34C-30 -70 -24 -116 18 -154C34 -158 44 -142 40 -128C32 -134 24 -132 24 -122C26 -92 36 -60 44 -34Z',
        colour,
      ) +
      crease(brush, 'M-20 -92Q0 -84 24 -96M-28 -70Q-4 -60 16 -66', 0.5, colour, 0.4) +
      brush.ink(brim(80), colour),
    badge: (brush) =>
      brush.fill(
        badgeStar(-66, 13) + star(10, -106, [8, 8], [3.4, 3.4], 5, 0.3) + star(24, -52, [7, 7], [3, 3], 5, 1),
        '#ffe27a',
      ),
  },
  headphones: {
    side: 66,
    crown: 78,
    showsHair: true,
    draw: (brush, colour) =>
      brush.limb('M-50 2C-58 -90 58 -90 50 2', colour, 8) +
      brush.ink(ellipse(-50, 4, 13, 19) + ellipse(50, 4, 13, 19), colour) +
      brush.fill(ellipse(-53, 4, 5, 10) + ellipse(53, 4, 5, 10), lighten(colour, 0.4)),
  },
};

export function drawHat(brush: Brush, style: HatStyle, colour: string, isFromBehind: boolean): string {
  const hat = hats[style];
  return hat.draw(brush, colour) + (isFromBehind ? '' : (hat.badge?.(brush, colour) ?? ''));
}
