import type { Brush } from '../brush/brush.ts';
import { mergedShape } from '../brush/capsule.ts';
import type { ActorState, Character, HairStyle } from '../character/character.ts';
import { mix } from '../ink/colour.ts';
import { ellipse } from '../ink/svg.ts';
import { backs } from './hair-backs.ts';
import { fringes, type HairDrawing, hairCap, sidePartFringe, strand } from './hair-cap.ts';
import { longHair } from './hair-long.ts';
import { hats } from './hats.ts';

type HairRenderer = (brush: Brush, colour: string, turn: number, skin: string) => HairDrawing;

/** Shaved hair: its colour is visible on the skin. */
const scalp = (fringe: string): string =>
  `M-45 -2C-47 -44 -26 -57 0 -57C26 -57 47 -44 45 -2C44 -10 43 -16 40 -22${fringe}C-43 -16 -44 -10 -45 -2Z`;
const shavedColour = (skin: string, hair: string): string => mix(skin, hair, 0.4);

const hairWithCap =
  (fringe: string, strands: string): HairRenderer =>
  (brush, colour) => ({ front: brush.ink(hairCap(fringe), colour) + strand(brush, strands, colour) });

const styles: Record<HairStyle, HairRenderer> = {
  ...longHair,
  none: () => ({ front: '' }),
  short: (brush, colour, turn) => ({
    front:
      brush.ink(hairCap(sidePartFringe(turn)), colour) +
      strand(
        brush,
        turn >= 0
          ? 'M-14 -62Q-2 -44 24 -38M-8 -64Q10 -52 34 -42M-24 -58Q-34 -46 -40 -34'
          : 'M14 -62Q2 -44 -24 -38M8 -64Q-10 -52 -34 -42M24 -58Q34 -46 40 -34',
        colour,
      ),
  }),
  tuft: (brush, colour) => ({
    nape: brush.ink('M-46 -14C-60 -8 -58 18 -44 20L44 20C58 18 60 -8 46 -14Z', colour),
    front:
      brush.ink('M-10 -52C-14 -66 4 -72 14 -62C10 -60 12 -54 16 -50C6 -56 -2 -54 -10 -52Z', colour) +
      brush.line('M-30 -44Q-22 -50 -18 -49', 0.5, '#ffffff'),
  }),
  afro: (brush, colour) => ({
    nape: brush.ink(backs.afro, colour),
    front:
      brush.fill(
        'M-47 -4C-56 -48 -28 -66 0 -66C28 -66 56 -48 47 -4C42 -18 40 -22 34 -26C28 -38 18 -34 12 -38C4 -44 -6 -34 -14 -38C-24 -38 -26 -28 -34 -26C-40 -22 -42 -18 -47 -4Z',
        colour,
      ) +
      strand(
        brush,
        'M-52 -48q6 -12 16 -14M-20 -76q8 -6 16 -4M20 -80q10 0 14 8M50 -50q6 6 6 14M-62 -14q-4 8 0 14M62 -8q2 8 -4 12M-6 -52q6 -5 12 0M24 -54q6 0 8 6',
        colour,
      ),
  }),
  curly: (brush, colour) => ({
    nape: brush.ink(backs.curly, colour),
    front:
      brush.fill(
        'M-46 -8C-52 -50 -24 -62 0 -62C24 -62 52 -50 46 -8C44 -22 36 -18 32 -28C26 -18 16 -22 12 -32C6 -20 -6 -22 -10 -34C-16 -20 -28 -20 -32 -28C-36 -18 -44 -22 -46 -8Z',
        colour,
      ) +
      strand(
        brush,
        'M-46 -40q0 -10 9 -11M-20 -64q7 -8 15 -2M12 -70q9 -2 12 6M42 -48q8 4 5 12M-28 -38q6 -7 12 -1M0 -46q7 -6 12 1M26 -40q6 -2 8 4',
        colour,
      ),
  }),
  spiky: (brush, colour) => ({
    front:
      brush.ink(
        'M-46 6C-56 -10 -62 -24 -56 -34L-66 -46L-46 -52L-48 -72L-26 -66L-16 -88L2 -70L22 -86L28 -64L52 -68L48 -48L66 -40L54 -28C58 -12 52 -2 46 6C46 -8 44 -16 38 -24L26 -16L18 -30L4 -14L-8 -30L-20 -16L-30 -28L-40 -16C-44 -10 -46 -2 -46 6Z',
        colour,
      ) + strand(brush, 'M-14 -76L-8 -52M20 -74L14 -52M-40 -62L-28 -46M44 -58L32 -44', colour),
  }),
  hood: (brush, colour) => ({
    nape: brush.ink(backs.hood, colour),
    front:
      brush.ink(
        'M0 -84C-60 -84 -72 -30 -66 20C-64 50 -50 70 -36 78C-54 40 -60 -58 0 -58C60 -58 54 40 36 78C50 70 64 50 66 20C72 -30 60 -84 0 -84Z',
        colour,
      ) + strand(brush, 'M-56 -40Q-64 -10 -58 30M56 -40Q64 -10 58 30M-10 -78Q0 -70 12 -78', colour),
  }),
  mohawk: (brush, colour, turn, skin) => ({
    front:
      brush.fill(scalp(fringes.temples), shavedColour(skin, colour)) +
      brush.ink(
        turn >= 0
          ? 'M-14 -44C-34 -60 -44 -76 -38 -88L-26 -76L-20 -102L-4 -82L10 -106L16 -82L36 -96L32 -70L46 -66C34 -52 24 -42 12 -36Q0 -30 -14 -44Z'
          : 'M14 -44C34 -60 44 -76 38 -88L26 -76L20 -102L4 -82L-10 -106L-16 -82L-36 -96L-32 -70L-46 -66C-34 -52 -24 -42 -12 -36Q0 -30 14 -44Z',
        colour,
      ) +
      strand(brush, 'M-14 -84L-8 -52M12 -88L6 -50M28 -76L16 -48', colour),
  }),
  shaved: (brush, colour, _, skin) => ({
    front:
      brush.fill(scalp(fringes.temples), shavedColour(skin, colour)) +
      brush.line('M40 -22C26 -34 12 -40 0 -40C-12 -40 -26 -34 -40 -22', 0.4, colour),
  }),
  topknot: (brush, colour, turn) => ({
    nape: brush.ink(ellipse(-turn * 8, -76, 17, 19), colour),
    front:
      brush.ink(hairCap(fringes.combedBack), colour) +
      brush.ink(
        `M${-turn * 8 - 13} -63Q${-turn * 8} -56 ${-turn * 8 + 13} -63L${-turn * 8 + 12} -69Q${-turn * 8} -63 ${-turn * 8 - 12} -69Z`,
        '#b8863a',
        0.5,
      ) +
      strand(brush, 'M-6 -60Q-18 -52 -32 -36M6 -60Q18 -52 32 -36M0 -58V-46', colour),
  }),
  sidecut: (brush, colour, _, skin) => ({
    nape: brush.ink('M6 -64C52 -64 60 -20 56 14C58 34 56 50 48 58C36 60 34 40 38 20Z', colour),
    front:
      brush.fill(scalp(fringes.temples), shavedColour(skin, colour)) +
      brush.ink(
        'M-26 -52C-10 -72 30 -70 46 -48C56 -30 52 0 52 22C46 30 42 14 40 -12C24 -12 -4 -24 -26 -52Z',
        colour,
      ) +
      strand(brush, 'M-12 -52Q10 -30 40 -24M4 -60Q28 -48 46 -28', colour),
  }),
  bun: (brush, colour, turn, skin) => ({
    nape:
      brush.ink(ellipse(-turn * 12, -72, 24, 20), colour) +
      strand(brush, `M${-turn * 12 - 14} -74q14 -14 28 0`, colour),
    ...hairWithCap(fringes.combedBack, 'M-8 -63Q-14 -52 -28 -40M8 -63Q14 -52 28 -40M0 -62V-48')(
      brush,
      colour,
      turn,
      skin,
    ),
  }),
};

/** Replacements under a hat, for styles that stand up. */
const stylesUnderHats: Partial<Record<HairStyle, HairStyle>> = {
  spiky: 'short',
  mohawk: 'shaved',
  topknot: 'short',
  bun: 'short',
};
const lowCurls = [-1, 1]
  .flatMap((side) => [ellipse(side * 47, -16, 15), ellipse(side * 53, 4, 15), ellipse(side * 46, 22, 14)])
  .join('');

/** Draws hair from the front or from behind, without the hat. */
export function drawHair(
  brush: Brush,
  { hair, hat, skin }: Character,
  { turn, isFromBehind }: ActorState,
): HairDrawing {
  const { colour } = hair;
  const isCovered = hat !== undefined && !hats[hat.style].showsHair;
  const style = isCovered ? (stylesUnderHats[hair.style] ?? hair.style) : hair.style;
  if (isCovered && (style === 'afro' || style === 'curly'))
    return {
      nape: mergedShape(brush, lowCurls, colour),
      front: brush.fill(isFromBehind ? backs.short : hairCap(fringes.temples), colour),
    };
  if (!isFromBehind) return styles[style](brush, colour, turn, skin);
  const back = backs[style];
  if (back === '') return { front: '' };
  if (style === 'shaved') return { front: brush.fill(back, shavedColour(skin, colour)) };
  return {
    front:
      mergedShape(brush, back, colour) +
      strand(
        brush,
        strandsFromBehind[style] ?? 'M-24 -46Q-32 -20 -30 14M24 -46Q32 -20 30 14M0 -54V20',
        colour,
      ),
  };
}

/** Strands from behind, for styles that the usual three strands do not fit. */
const strandsFromBehind: Partial<Record<HairStyle, string>> = {
  tuft: 'M-24 12V26M0 16V30M24 12V26',
  mohawk: 'M0 -90V30',
  sidecut: 'M10 -56Q30 -20 34 30M30 -52Q48 -20 46 20',
  curly:
    'M-30 -30q7 -9 14 -1M16 -34q7 -9 14 -1M-8 -8q7 -9 14 -1M-30 10q7 -9 14 -1M18 12q7 -9 14 -1M-4 -60q7 -9 14 -1',
  afro: 'M-40 -50q8 -12 18 -8M14 -70q10 -4 16 6M-20 -24q8 -10 18 -4M26 -20q8 -10 16 0M-50 -10q6 -8 14 -2M0 6q8 -8 16 0M-4 -54q8 -8 16 -2',
};
