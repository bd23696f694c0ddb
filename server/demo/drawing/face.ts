import type { Brush } from './brush.ts';
import type { Acting, Character } from './character.ts';
import { lightness, mix } from './colour.ts';
import { expressions, type Features, type Mouth, mouths } from './expressions.ts';
import { drawBlush, drawGlasses, drawMoustache, drawTears, drawWrinkles } from './face-details.ts';
import { ellipse, place } from './svg.ts';

/** Where the mouth is in the head's own units, for the tails of balloons. */
export const mouthAt = (turn: number): readonly [number, number] => [turn * 13, 28];

function dotEye(brush: Brush, x: number, open: number): string {
  return (
    brush.flat(ellipse(x, 0, 5.6, Math.max(2.4, 8.5 * open)), brush.manner.line) +
    (open > 0.5 ? brush.flat(ellipse(x + 1.8, -3.2 * open, 1.9), '#ffffff') : '')
  );
}

function roundEye(brush: Brush, x: number, open: number, gaze: number): string {
  const [radiusX, radiusY] = [11, 13 * open];
  const pupil = Math.min(6, radiusY * 0.7);
  const white = brush.inked(ellipse(x, 0, radiusX, radiusY), '#ffffff', 0.6);
  return (
    white +
    brush.flat(ellipse(x + gaze * 4, 1, pupil, Math.min(7, radiusY * 0.8)), '#14101c') +
    brush.flat(ellipse(x + gaze * 4 + 2, -2 * open, 2), '#ffffff')
  );
}

function wideEye(brush: Brush, x: number, open: number, gaze: number): string {
  const height = 16 * open;
  const white = brush.flat(ellipse(x, 1, 11.5, height), '#ffffff');
  const iris =
    brush.flat(ellipse(x + gaze * 3, 2, 8, height * 0.82), '#2a2230') +
    brush.flat(ellipse(x + gaze * 3, 2 + height * 0.4, 5, height * 0.3), '#8d86a0');
  const light = brush.flat(ellipse(x + gaze * 3 + 3, -height * 0.32, 3.2, 4 * open), '#ffffff');
  const lash = brush.line(
    `M${x - 13} ${-height * 0.55}Q${x} ${-height * 1.25} ${x + 13} ${-height * 0.55}`,
    1.5,
  );
  return white + iris + light + lash;
}

function eye(brush: Brush, x: number, features: Features, gaze: number): string {
  if (features.eyes === 'smiling') return brush.line(`M${x - 9} 3Q${x} -9 ${x + 9} 3`, 1.2);
  const open = features.eyes;
  if (brush.manner.eyes === 'dot') return dotEye(brush, x, open);
  const drawn = brush.manner.eyes === 'wide' ? wideEye(brush, x, open, gaze) : roundEye(brush, x, open, gaze);
  const lid = open < 0.7 ? brush.line(`M${x - 12} ${-11 * open}H${x + 12}`, 1.2) : '';
  return drawn + lid;
}

function brows(brush: Brush, x: number, features: Features, colour: string): string {
  const [inner, outer] = features.brow;
  const high = brush.manner.eyes === 'dot' ? -17 : -23;
  const side = (direction: number): string =>
    `M${x + direction * 8} ${high - inner}Q${x + direction * 18} ${high - 4 - (inner + outer) / 2} ${x + direction * 28} ${high + 2 - outer}`;
  return brush.stroke(side(-1) + side(1), colour, 5);
}

function browColourOf({ hair, moustache, skin }: Character, outlined: boolean): string {
  const hairless = hair.style === 'none' || hair.style === 'hood';
  const colour = hairless ? (moustache ?? mix(skin, '#000000', 0.6)) : hair.colour;
  return lightness(colour) > 0.72 && outlined ? mix(colour, '#555555', 0.5) : mix(colour, '#000000', 0.25);
}

function drawMouth(brush: Brush, { lips, beard }: Character, kind: Mouth): string {
  const { line, open, teeth } = mouths[kind];
  const { manner } = brush;
  // A black line is lost in a dark beard, except where black is all there is.
  const onBeard = beard === undefined || manner.spotBlack ? manner.line : mix(beard, '#ffd9c8', 0.6);
  return (
    (line === undefined ? '' : brush.line(line, 1.1, lips ?? onBeard)) +
    (open === undefined ? '' : brush.inked(open, '#5e1626', 0.8)) +
    (teeth === undefined ? '' : brush.flat(teeth, '#ffffff'))
  );
}

export function drawFace(brush: Brush, character: Character, acting: Acting): string {
  const features = expressions[acting.face];
  const { turn } = acting;
  const middle = turn * 13;
  const spread = 18 - Math.abs(turn) * 2;
  const [mouthX, mouthY] = mouthAt(turn);

  const eyes = eye(brush, middle - spread, features, turn) + eye(brush, middle + spread, features, turn);
  const browColour = browColourOf(character, brush.manner.weight > 0);
  const nose = `M${turn * 19 - 5} 8Q${turn * 24 + (turn < 0 ? -6 : 6)} 15 ${turn * 19 - 3} 15`;
  const details: readonly (readonly [wanted: boolean | undefined, draw: () => string])[] = [
    [features.blush && !brush.manner.grey, () => drawBlush(brush, character.skin, middle)],
    [character.wrinkles, () => drawWrinkles(brush, middle, mouthX)],
    [true, () => brush.line(nose, 0.8)],
    [true, () => place(drawMouth(brush, character, features.mouth), mouthX, mouthY + 2)],
    [
      character.moustache !== undefined,
      () => place(drawMoustache(brush, character.moustache ?? ''), mouthX, mouthY - 7),
    ],
    [true, () => place(eyes + brows(brush, middle, features, browColour), 0, -4)],
    [
      character.glasses !== undefined,
      () => place(drawGlasses(brush, character.glasses ?? '', middle, spread), 0, -4),
    ],
    [features.tears, () => drawTears(brush)],
  ];
  return details.map(([wanted, draw]) => (wanted ? draw() : '')).join('');
}
