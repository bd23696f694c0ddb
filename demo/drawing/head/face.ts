import type { Brush } from '../brush/brush.ts';
import { isNegative } from '../brush/shade-on.ts';
import type { ActorState, Character } from '../character/character.ts';
import { expressions, type Features } from '../character/expressions.ts';
import { mouths } from '../character/mouths.ts';
import { drawSign } from '../character/signs.ts';
import { lightness, mix } from '../ink/colour.ts';
import { placeDrawing, round } from '../ink/svg.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import { drawEye } from './eyes.ts';
import {
  drawBlush,
  drawEyepatch,
  drawFreckles,
  drawGlasses,
  drawMask,
  drawMoustache,
  drawScar,
  drawWrinkles,
} from './face-details.ts';
import { layouts, mouthAt } from './face-layout.ts';

/** The features of an expression. The eyes of a sleeping figure are always closed. */
export function featuresOf({ face, pose }: ActorState): Features {
  const features = expressions[face];
  return pose === 'sleep' ? { ...features, eyes: 'closed', otherEye: 'closed' } : features;
}

function drawEyes(brush: Brush, features: Features, turn: number, middle: number, eyeOffset: number): string {
  const [sideways, down] = features.gaze ?? [0, 0];
  const direction = turn < 0 ? -1 : 1;
  const gaze = [Math.max(-1, Math.min(1, turn * 0.8 + sideways * direction)), down] as const;
  const otherEye = features.otherEye ?? features.eyes;
  return (
    drawEye(brush, middle - eyeOffset, -1, direction < 0 ? otherEye : features.eyes, gaze, features) +
    drawEye(brush, middle + eyeOffset, 1, direction > 0 ? otherEye : features.eyes, gaze, features)
  );
}

function drawBrows(brush: Brush, x: number, features: Features, colour: string): string {
  const [inner, outer] = features.brow;
  const high = { dot: -17, round: -22, wide: -26 }[brush.style.eyes] - (features.eyes === 1.35 ? 4 : 0);
  const side = (direction: number): string =>
    `M${round(x + direction * 8)} ${high - inner}Q${round(x + direction * 18)} ${high - 4 - (inner + outer) / 2} ${round(x + direction * 28)} ${high + 2 - outer}`;
  return brush.stroke(side(-1) + side(1), colour, brush.style.eyes === 'wide' ? 3.6 : 5);
}

function browColourOf({ hair, moustache, skin, kind }: Character, style: DrawingStyle): string {
  const hairless = hair.style === 'none' || hair.style === 'hood' || (kind !== undefined && kind !== 'human');
  const colour = hairless ? (moustache ?? mix(skin, '#000000', 0.6)) : hair.colour;
  // Brows are too thin for halftone dots, and invisible on dark paper.
  if (style.isGreyscale || isNegative(style)) return style.line;
  return lightness(colour) > 0.72 && style.weight > 0
    ? mix(colour, '#555555', 0.5)
    : mix(colour, '#000000', 0.25);
}

function drawMouth(brush: Brush, { lips, beard }: Character, features: Features): string {
  const { line, open, teeth, tongue } = mouths[features.mouth];
  const { style } = brush;
  // Black is invisible on a dark beard, so the line is light, except in styles that print all lines black.
  const onBeard = beard === undefined || style.hasBlackLines ? style.line : mix(beard, '#ffd9c8', 0.6);
  return (
    (line === undefined ? '' : brush.line(line, 1.1, isNegative(style) ? undefined : (lips ?? onBeard))) +
    (open === undefined ? '' : brush.ink(open, '#5e1626', 0.8)) +
    (teeth === undefined ? '' : brush.fill(teeth, '#ffffff')) +
    (tongue === undefined ? '' : brush.fill(tongue, '#e0576a'))
  );
}

export function drawFace(brush: Brush, character: Character, state: ActorState): string {
  const features = featuresOf(state);
  const { turn } = state;
  const layout = layouts[character.kind ?? 'human'];
  const middle = turn * 13;
  const eyeOffset = layout.eyeOffset - Math.abs(turn) * 2;
  const [mouthX, mouthY] = mouthAt(turn, character.kind);
  const direction = turn < 0 ? -1 : 1;

  const eyes =
    (character.mask === undefined ? '' : drawMask(brush, character.mask, middle, eyeOffset)) +
    drawEyes(brush, features, turn, middle, eyeOffset) +
    (character.eyepatch === undefined ? '' : drawEyepatch(brush, character.eyepatch, middle - eyeOffset)) +
    drawBrows(brush, middle, features, browColourOf(character, brush.style));
  const nose = `M${round(turn * 19 - direction * 4)} 4Q${round(turn * 21 + direction * 8)} 12 ${round(turn * 20 + direction * 4)} 15Q${round(turn * 19)} 18 ${round(turn * 19 - direction * 4)} 15`;
  const details: readonly (readonly [isVisible: boolean | undefined, draw: () => string])[] = [
    [
      features.blush && !brush.style.hasBlackLines,
      () => drawBlush(brush, character.skin, middle, layout.eyeY + 19),
    ],
    [character.freckles, () => drawFreckles(brush, character.skin, middle)],
    [character.wrinkles, () => drawWrinkles(brush, middle, mouthX)],
    [character.scar, () => drawScar(brush, middle)],
    [layout.nose ?? true, () => brush.line(nose, 0.8)],
    [
      layout.mouth ?? true,
      () => placeDrawing(drawMouth(brush, character, features), mouthX, mouthY + 2, layout.mouthScale),
    ],
    [
      character.moustache !== undefined,
      () => placeDrawing(drawMoustache(brush, character.moustache ?? ''), mouthX, mouthY - 7),
    ],
    [true, () => placeDrawing(eyes, 0, layout.eyeY)],
    [
      character.glasses !== undefined,
      () => placeDrawing(drawGlasses(brush, character.glasses ?? '', middle, eyeOffset), 0, layout.eyeY),
    ],
    [true, () => drawSign(brush, features, direction, layout.eyeY + 4)],
  ];
  return details.map(([isVisible, draw]) => (isVisible ? draw() : '')).join('');
}
