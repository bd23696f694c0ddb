import type { Brush } from './brush.ts';
import type { Character, HairStyle } from './character.ts';
import { darker } from './colour.ts';
import { ellipse, star } from './svg.ts';

interface Hair {
  behind: string;
  front: string;
}

type Draw = (brush: Brush, colour: string, turn: number) => Hair;

/** The cap of hair that most styles share; `fringe` is its lower edge from the right temple back to the left one. */
const cap = (fringe: string): string =>
  `M-46 2C-54 -44 -28 -66 0 -66C28 -66 54 -44 46 2C46 -8 44 -16 40 -22${fringe}C-44 -16 -46 -8 -46 2Z`;
const side = (turn: number): string =>
  turn >= 0
    ? 'C24 -26 2 -26 -12 -44C-18 -30 -30 -24 -40 -22'
    : 'C30 -24 18 -30 12 -44C-2 -26 -24 -26 -40 -22';

const styles: Record<HairStyle, Draw> = {
  none: () => ({ behind: '', front: '' }),
  short: (brush, colour, turn) => ({ behind: '', front: brush.inked(cap(side(turn)), colour) }),
  tuft: (brush, colour) => ({
    behind: brush.inked('M-46 -14C-60 -8 -58 18 -44 20L44 20C58 18 60 -8 46 -14Z', colour),
    front: brush.inked('M-10 -52C-14 -66 4 -72 14 -62C10 -60 12 -54 16 -50C6 -56 -2 -54 -10 -52Z', colour),
  }),
  afro: (brush, colour) => ({
    behind: brush.inked(
      'M0 -92C34 -96 64 -74 68 -44C84 -22 74 14 54 22C40 34 -40 34 -54 22C-74 14 -84 -22 -68 -44C-64 -74 -34 -96 0 -92Z',
      colour,
    ),
    front: brush.flat(
      'M-45 -6C-50 -44 -28 -58 0 -58C28 -58 50 -44 45 -6C40 -28 24 -36 0 -36C-24 -36 -40 -28 -45 -6Z',
      colour,
    ),
  }),
  curly: (brush, colour) => {
    const curls = [
      [-44, -10],
      [-48, -34],
      [-34, -56],
      [-12, -66],
      [12, -66],
      [34, -56],
      [48, -34],
      [44, -10],
    ] as const;
    return {
      behind: brush.inked(curls.map(([x, y]) => ellipse(x, y, 20)).join(''), colour),
      front: brush.flat(
        'M-46 -8C-52 -50 -24 -62 0 -62C24 -62 52 -50 46 -8C38 -26 30 -24 22 -32C12 -24 -2 -26 -10 -34C-22 -24 -36 -28 -46 -8Z',
        colour,
      ),
    };
  },
  bun: (brush, colour, turn) => ({
    behind: brush.inked(ellipse(-turn * 12, -72, 24, 20), colour),
    front:
      brush.inked(cap('C28 -40 12 -44 0 -44C-12 -44 -28 -40 -40 -22'), colour) +
      brush.line('M-8 -63Q-14 -52 -26 -42M8 -63Q14 -52 26 -42', 0.5, darker(colour, 0.4)),
  }),
  long: (brush, colour, turn) => ({
    behind: brush.inked(
      'M0 -66C-50 -66 -56 -30 -54 10C-54 50 -62 78 -50 98C-30 108 30 108 50 98C62 78 54 50 54 10C56 -30 50 -66 0 -66Z',
      colour,
    ),
    front: brush.inked(cap(side(turn)), colour),
  }),
  bob: (brush, colour) => ({
    behind: brush.inked(
      'M0 -66C-52 -66 -58 -20 -58 14C-58 34 -54 46 -44 48L44 48C54 46 58 34 58 14C58 -20 52 -66 0 -66Z',
      colour,
    ),
    front: brush.inked(
      'M-50 22C-58 -44 -30 -68 0 -68C30 -68 58 -44 50 22C44 12 42 -6 40 -20C20 -16 -20 -16 -40 -20C-42 -6 -44 12 -50 22Z',
      colour,
    ),
  }),
  ponytail: (brush, colour, turn) => ({
    behind: brush.inked(
      turn >= 0
        ? 'M-30 -58C-70 -76 -92 -40 -84 -6C-82 14 -92 24 -98 30C-72 32 -58 10 -60 -12C-60 -30 -48 -40 -34 -40Z'
        : 'M30 -58C70 -76 92 -40 84 -6C82 14 92 24 98 30C72 32 58 10 60 -12C60 -30 48 -40 34 -40Z',
      colour,
    ),
    front: brush.inked(cap('C30 -36 22 -30 14 -42C10 -28 -4 -28 -10 -40C-18 -28 -30 -28 -40 -22'), colour),
  }),
  spiky: (brush, colour) => ({
    behind: '',
    front: brush.inked(
      'M-46 6C-56 -10 -62 -24 -56 -34L-66 -46L-46 -52L-48 -72L-26 -66L-16 -88L2 -70L22 -86L28 -64L52 -68L48 -48L66 -40L54 -28C58 -12 52 -2 46 6C46 -8 44 -16 38 -24L26 -16L18 -30L4 -14L-8 -30L-20 -16L-30 -28L-40 -16C-44 -10 -46 -2 -46 6Z',
      colour,
    ),
  }),
  braids: (brush, colour) => {
    const braid = (x: number): string =>
      brush.inked(
        [0, 1, 2, 3]
          .map((step) => ellipse(x + Math.sign(x) * step * 3, 18 + step * 20, 13 - step, 13))
          .join(''),
        colour,
      );
    return {
      behind: braid(-54) + braid(54),
      front: brush.inked(cap('C24 -24 8 -36 0 -56C-8 -36 -24 -24 -40 -22'), colour),
    };
  },
  hood: (brush, colour) => ({
    behind: brush.inked(
      'M0 -84C-60 -84 -72 -30 -66 20C-64 60 -70 80 -76 96L76 96C70 80 64 60 66 20C72 -30 60 -84 0 -84Z',
      colour,
    ),
    front: brush.inked(
      'M0 -84C-60 -84 -72 -30 -66 20C-64 50 -50 70 -36 78C-54 40 -60 -58 0 -58C60 -58 54 40 36 78C50 70 64 50 66 20C72 -30 60 -84 0 -84Z',
      colour,
    ),
  }),
};

function drawHat(brush: Brush, { style, colour }: NonNullable<Character['hat']>): string {
  const band = darker(colour, 0.35);
  if (style === 'cap')
    return (
      brush.inked('M-48 -28C-48 -76 48 -76 48 -28C20 -38 -20 -38 -48 -28Z', colour) +
      brush.inked('M-10 -36C20 -42 56 -38 78 -22C50 -26 20 -28 -6 -26Z', band)
    );
  if (style === 'bandana')
    return (
      brush.inked('M-48 -24C-46 -36 46 -36 48 -24L48 -12C20 -24 -20 -24 -48 -12Z', colour) +
      brush.inked('M-46 -20L-74 -30L-66 -14L-78 -2L-48 -12Z', colour)
    );
  if (style === 'leather')
    return (
      brush.inked('M-84 -22C-78 -74 -50 -104 0 -104C50 -104 78 -74 84 -22C50 -44 -50 -44 -84 -22Z', colour) +
      brush.inked(
        star(0, -72, [15, 15], [6.5, 6.5], 6, 0.5) + ellipse(-40, -62, 6) + ellipse(40, -62, 6),
        '#f4d58a',
        0.6,
      )
    );
  if (style === 'helmet')
    return `<g fill-opacity=".22">${brush.flat(ellipse(0, -6, 74, 76), '#bfe6ff')}</g>${brush.stroke(ellipse(0, -6, 74, 76), '#f4f6ff', 8)}${brush.line(ellipse(0, -6, 79, 81), 0.8)}${brush.stroke('M-52 -36Q-40 -58 -18 -66', '#ffffff', 7)}`;
  const crown =
    style === 'straw'
      ? 'M-40 -36C-40 -88 40 -88 40 -36Z'
      : 'M-42 -36C-46 -84 -20 -90 0 -80C20 -90 46 -84 42 -36Z';
  const width = style === 'straw' ? 86 : 72;
  return (
    brush.inked(crown, colour) +
    brush.inked('M-42 -46C-20 -40 20 -40 42 -46L43 -34C20 -28 -20 -28 -43 -34Z', band, 0.7) +
    brush.inked(`M${-width} -30C-50 -48 50 -48 ${width} -30C50 -18 -50 -18 ${-width} -30Z`, colour)
  );
}

export function drawHair(brush: Brush, character: Character, turn: number): Hair {
  const { behind, front } = styles[character.hair.style](brush, character.hair.colour, turn);
  return { behind, front: front + (character.hat === undefined ? '' : drawHat(brush, character.hat)) };
}
