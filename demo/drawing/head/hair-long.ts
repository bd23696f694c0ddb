import type { Brush } from '../brush/brush.ts';
import type { HairStyle } from '../character/character.ts';
import { ellipse, placeDrawing } from '../ink/svg.ts';
import { backs } from './hair-backs.ts';
import { fringes, type HairDrawing, hairCap, sidePartFringe, strand } from './hair-cap.ts';

type LongStyle = Extract<
  HairStyle,
  'long' | 'bob' | 'ponytail' | 'braids' | 'dreadlocks' | 'wavy' | 'pigtails'
>;

const tail =
  'M-30 -58C-70 -78 -94 -42 -86 -6C-84 14 -94 24 -100 30C-74 34 -58 10 -60 -12C-60 -30 -48 -40 -34 -40Z';
const lock = 'M-42 -24C-50 0 -48 24 -58 44C-60 62 -54 76 -46 86C-48 68 -40 56 -42 40C-44 20 -38 0 -42 -24Z';
const pigtail =
  'M-44 -18C-70 -40 -92 -14 -84 18C-80 38 -84 50 -90 60C-70 60 -60 44 -60 22C-58 6 -52 -2 -44 -2Z';

const mirror = (drawing: string): string => drawing + placeDrawing(drawing, 0, 0, 1, 0, true);

export const longHair: Record<LongStyle, (brush: Brush, colour: string, turn: number) => HairDrawing> = {
  long: (brush, colour, turn) => ({
    behindBody: brush.ink(backs.long, colour),
    front:
      brush.ink(hairCap(sidePartFringe(turn)), colour) +
      mirror(brush.ink(lock, colour, 0.8)) +
      strand(brush, 'M-14 -60Q-34 -44 -44 -14M12 -62Q34 -46 44 -14', colour),
  }),
  wavy: (brush, colour, turn) => ({
    behindBody: brush.ink(backs.wavy, colour),
    front:
      brush.ink(
        turn >= 0
          ? 'M-50 14C-62 -46 -28 -70 0 -70C34 -70 60 -44 50 14C42 4 46 -12 36 -20C22 -20 -2 -24 -14 -46C-18 -30 -34 -26 -40 -14C-44 -4 -42 6 -50 14Z'
          : 'M50 14C62 -46 28 -70 0 -70C-34 -70 -60 -44 -50 14C-42 4 -46 -12 -36 -20C-22 -20 2 -24 14 -46C18 -30 34 -26 40 -14C44 -4 42 6 50 14Z',
        colour,
      ) +
      strand(
        brush,
        'M-24 -58q-22 12 -18 34M24 -58q22 12 20 36M-58 18q-8 14 0 26M58 18q8 14 0 26M6 -64q14 8 26 22',
        colour,
      ),
  }),
  bob: (brush, colour) => ({
    nape: brush.ink(backs.bob, colour),
    front:
      brush.ink(
        'M-50 24C-60 -46 -30 -70 0 -70C30 -70 60 -46 50 24C44 12 42 -6 40 -20C20 -14 -20 -14 -40 -20C-42 -6 -44 12 -50 24Z',
        colour,
      ) +
      strand(
        brush,
        'M-20 -60Q-28 -40 -26 -22M-4 -62V-22M16 -60Q22 -40 22 -22M-46 -20Q-50 0 -48 14M46 -20Q50 0 48 14',
        colour,
      ),
  }),
  ponytail: (brush, colour, turn) => ({
    nape: placeDrawing(
      brush.ink(tail, colour) + strand(brush, 'M-44 -54C-74 -56 -80 -24 -74 0Q-74 14 -80 22', colour),
      0,
      0,
      1,
      0,
      turn < 0,
    ),
    front:
      brush.ink(hairCap(fringes.swept), colour) +
      strand(brush, 'M-6 -62Q-26 -54 -38 -34M8 -62Q26 -54 38 -34M0 -60Q2 -52 0 -44', colour),
  }),
  braids: (brush, colour) => {
    const braid =
      brush.ink(
        [0, 1, 2, 3].map((step) => ellipse(-54 - step * 2, 20 + step * 20, 12 - step, 13)).join(''),
        colour,
      ) + brush.ink(ellipse(-61, 92, 6), '#c8283c', 0.6);
    return {
      nape: mirror(braid),
      front:
        brush.ink(hairCap(fringes.middle), colour) +
        strand(brush, 'M0 -66V-56M-14 -58Q-32 -46 -42 -24M14 -58Q32 -46 42 -24', colour),
    };
  },
  dreadlocks: (brush, colour) => ({
    nape: brush.limb(
      'M-40 -40C-60 -10 -54 30 -62 66M-36 -40C-50 0 -42 40 -48 84M40 -40C60 -10 54 30 62 66M36 -40C50 0 42 40 48 84M-20 0V92M20 0V92',
      colour,
      15,
    ),
    front:
      brush.ink(hairCap(fringes.middle), colour) +
      brush.limb('M-34 -46C-52 -24 -48 4 -54 34M34 -46C52 -24 48 4 54 34', colour, 13) +
      strand(
        brush,
        'M-47 -10l-10 3M-50 10l-10 3M47 -10l10 3M50 10l10 3M-8 -62Q-22 -44 -34 -30M8 -62Q22 -44 34 -30M-64 40l-8 2M64 40l8 2M-50 60l-8 2M50 60l8 2',
        colour,
      ),
  }),
  pigtails: (brush, colour) => ({
    nape: mirror(
      brush.ink(pigtail, colour) + strand(brush, 'M-56 -20C-76 -18 -74 8 -72 24Q-72 40 -76 48', colour),
    ),
    front:
      brush.ink(hairCap(fringes.middle), colour) +
      mirror(brush.ink(ellipse(-50, -10, 7, 8), '#f2c230', 0.6)) +
      strand(brush, 'M0 -66V-56M-12 -60Q-32 -46 -44 -20M12 -60Q32 -46 44 -20', colour),
  }),
};
