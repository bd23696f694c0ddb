import type { Brush } from '../brush/brush.ts';
import type { Character, CharacterKind } from '../character/character.ts';
import type { Skeleton } from '../character/skeleton.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse, placeDrawing } from '../ink/svg.ts';

const long = 'M0 0C-40 30 -74 10 -76 -26C-76 -48 -60 -58 -50 -48';

/** Tails point to the left from the lower back. */
const tails: Partial<Record<CharacterKind, (brush: Brush, colour: string) => string>> = {
  cat: (brush, colour) => brush.limb(long, colour, 13),
  jaguar: (brush, colour) =>
    brush.limb(long, colour, 14) +
    brush.stroke('M-34 20L-38 10M-56 12L-62 4M-68 -6L-80 -8M-66 -26L-84 -28', darken(colour, 0.7), 6),
  dog: (brush, colour) => brush.limb('M0 0C-30 6 -50 -10 -54 -36', colour, 14),
  goat: (brush, colour) => brush.ink('M4 -8C-18 -26 -38 -24 -40 -12C-34 -2 -16 8 4 12Z', colour),
  capybara: (brush, colour) => brush.ink(ellipse(-34, 4, 9, 8), colour),
  monster: (brush, colour) =>
    brush.limb('M0 6C-40 40 -84 30 -92 -8', colour, 18) +
    brush.ink('M-110 -6L-92 -34L-76 -4Q-92 -12 -110 -6Z', darken(colour, 0.3)),
  chicken: (brush, colour) =>
    brush.ink(
      'M0 14C-40 20 -66 -6 -72 -40C-58 -34 -54 -28 -50 -22C-54 -42 -50 -56 -44 -66C-34 -50 -30 -40 -28 -30C-24 -42 -18 -48 -10 -52C-6 -30 0 -10 4 -4Z',
      lighten(colour, 0.2),
    ),
  toucan: (brush, colour) => brush.ink('M4 -16L-56 34Q-50 52 -34 52L-26 46L-18 50L14 18Z', colour),
};

export function drawTail(brush: Brush, character: Character, { hips, frame, direction }: Skeleton): string {
  const draw = character.tail ? tails[character.kind ?? 'human'] : undefined;
  const x = hips[0] - direction * frame.waistHalfWidth * 0.6;
  return draw === undefined
    ? ''
    : placeDrawing(draw(brush, character.skin), x, hips[1] - 8, 1, 0, direction < 0);
}

/** Drawn instead of a ghost's legs. */
export function drawWisp(
  brush: Brush,
  { skin }: Character,
  { hips: [x, y], frame, direction }: Skeleton,
): string {
  const { waistHalfWidth: waist, leg } = frame;
  const side = (value: number): number => Math.round(x - direction * value);
  const [middle, tip] = [y + leg * 0.55, y + leg * 0.96];
  return brush.ink(
    `M${side(waist)} ${y - 20}C${side(waist)} ${middle} ${side(20)} ${middle} ${side(64)} ${tip}C${side(-6)} ${tip + 6} ${side(-waist)} ${middle + 10} ${side(-waist)} ${y - 20}Z`,
    skin,
  );
}
