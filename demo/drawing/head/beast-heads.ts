import type { Brush } from '../brush/brush.ts';
import { crease, shadeOn } from '../brush/shade-on.ts';
import type { ActorState, Character, CharacterKind } from '../character/character.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse, placeDrawing } from '../ink/svg.ts';
import { drawFace } from './face.ts';
import { layouts } from './face-layout.ts';
import type { DrawHead } from './head.ts';

type Beast = Extract<CharacterKind, 'capybara' | 'jaguar' | 'dog' | 'cat' | 'goat'>;

interface BeastShape {
  outline: string;
  /** The left ear. The right one is mirrored. */
  ear: (brush: Brush, colour: string) => string;
  earsOver?: true;
  /** Drawn on the fur, below the face. */
  marks?: (brush: Brush, colour: string) => string;
  /** Drawn around the middle of the face. It moves when the face turns. */
  muzzle: (brush: Brush, colour: string) => string;
  nose: (brush: Brush, colour: string) => string;
}

const roundOutline =
  'M0 -55C36 -55 52 -34 51 -4C51 12 46 26 36 36C28 50 14 56 0 56C-14 56 -28 50 -36 36C-46 26 -51 12 -51 -4C-52 -34 -36 -55 0 -55Z';
const whiskers = 'M-22 26L-54 20M-22 31L-54 34M22 26L54 20M22 31L54 34';
const cheeks = `${ellipse(-12, 29, 17, 14)}${ellipse(12, 29, 17, 14)}${ellipse(0, 42, 15, 12)}`;
const rosettes =
  'M-30 -44q6 -7 12 -1M-8 -50q7 -4 14 1M18 -44q8 -3 12 4M-14 -34q5 -5 10 0M8 -34q5 -5 10 0M-46 -20q5 -6 9 0M46 -20q-5 -6 -9 0M-47 4q6 -5 10 2M47 4q-6 -5 -10 2M-43 20q5 -4 9 2M43 20q-5 -4 -9 2M-2 -40h5';

const beasts: Record<Beast, BeastShape> = {
  jaguar: {
    outline: roundOutline,
    ear: (brush, colour) =>
      brush.ink(ellipse(-37, -45, 16, 15), colour) +
      brush.fill(ellipse(-37, -44, 9, 8), darken(colour, 0.65)),
    marks: (brush, colour) => brush.stroke(rosettes, darken(colour, 0.75), 5),
    muzzle: (brush) => brush.fill(cheeks, '#fdf3e0'),
    nose: (brush) =>
      brush.ink('M-11 10Q0 6 11 10Q8 20 0 23Q-8 20 -11 10Z', '#b5525c', 0.7) +
      brush.line('M0 23V30', 0.7) +
      brush.line(whiskers, 0.35),
  },
  cat: {
    outline: roundOutline,
    ear: (brush, colour) =>
      brush.ink('M-48 -20L-56 -76Q-30 -68 -14 -46Z', colour) +
      brush.fill('M-44 -34L-48 -64Q-34 -58 -25 -46Z', '#e8a0a0'),
    marks: (brush, colour) =>
      crease(
        brush,
        'M-12 -50L-9 -34M0 -52V-36M12 -50L9 -34M-50 4l14 3M-48 16l13 0M50 4l-14 3M48 16l-13 0',
        0.9,
        colour,
        0.4,
      ),
    muzzle: (brush, colour) =>
      brush.fill(
        `${ellipse(-10, 28, 14, 11)}${ellipse(10, 28, 14, 11)}${ellipse(0, 38, 11, 9)}`,
        lighten(colour, 0.6),
      ),
    nose: (brush) =>
      brush.ink('M-7 14Q0 11 7 14L0 22Z', '#d9737c', 0.6) +
      brush.line('M0 22V29', 0.7) +
      brush.line(whiskers, 0.4),
  },
  dog: {
    outline:
      'M0 -55C32 -55 48 -38 46 -10C46 8 36 18 34 32C32 48 18 58 0 58C-18 58 -32 48 -34 32C-36 18 -46 8 -46 -10C-48 -38 -32 -55 0 -55Z',
    ear: (brush, colour) =>
      brush.ink(
        'M-24 -52C-52 -62 -72 -40 -72 -8C-72 12 -62 26 -52 24C-44 16 -42 -6 -34 -24Z',
        darken(colour, 0.35),
      ),
    earsOver: true,
    muzzle: (brush, colour) =>
      brush.fill(
        'M0 -40C12 -30 10 -4 22 6C40 12 36 54 0 54C-36 54 -40 12 -22 6C-10 -4 -12 -30 0 -40Z',
        lighten(colour, 0.55),
      ),
    nose: (brush) =>
      brush.ink('M-15 10C-12 2 12 2 15 10C14 20 6 25 0 25C-6 25 -14 20 -15 10Z', '#1c1418', 0.7) +
      brush.fill(ellipse(-5, 10, 4, 2.4), '#ffffff') +
      brush.line('M0 25V33', 0.7),
  },
  capybara: {
    outline:
      'M0 -56C34 -56 44 -40 46 -14C52 4 54 22 50 36C46 54 28 60 0 60C-28 60 -46 54 -50 36C-54 22 -52 4 -46 -14C-44 -40 -34 -56 0 -56Z',
    ear: (brush, colour) =>
      brush.ink('M-24 -50C-34 -68 -52 -62 -50 -48C-48 -40 -40 -36 -34 -36Z', darken(colour, 0.35)) +
      brush.fill(ellipse(-40, -50, 4, 5), darken(colour, 0.6)),
    marks: (brush, colour) =>
      crease(
        brush,
        'M-44 -8l5 8M-40 -2l5 8M44 -8l-5 8M40 -2l-5 8M-8 -48l2 8M4 -50l2 8M14 -46l2 7',
        0.45,
        colour,
        0.35,
      ),
    muzzle: (brush, colour) =>
      brush.fill(
        'M-34 10C-44 34 -38 56 0 56C38 56 44 34 34 10C26 -10 -26 -10 -34 10Z',
        lighten(colour, 0.22),
      ),
    nose: (brush, colour) =>
      brush.ink(
        'M-24 4C-18 -10 18 -10 24 4C22 20 12 24 0 24C-12 24 -22 20 -24 4Z',
        darken(colour, 0.5),
        0.7,
      ) +
      crease(brush, 'M-13 10q4 -6 8 -1M13 10q-4 -6 -8 -1M0 24V34', 0.7, colour, 0.85) +
      brush.line('M-30 28h-6M-28 36h-6M30 28h6M28 36h6', 0.4),
  },
  goat: {
    outline:
      'M0 -55C28 -55 42 -38 39 -12C38 8 30 24 27 42C24 56 14 62 0 62C-14 62 -24 56 -27 42C-30 24 -38 8 -39 -12C-42 -38 -28 -55 0 -55Z',
    ear: (brush, colour) =>
      brush.ink('M-34 -26C-54 -38 -74 -26 -80 -6C-64 4 -46 -2 -36 -10Z', colour) +
      brush.fill('M-42 -20C-54 -24 -64 -18 -70 -8C-60 -4 -48 -8 -42 -20Z', '#e0a89a') +
      brush.ink('M-8 -50C-10 -80 -38 -98 -64 -84C-48 -80 -38 -66 -32 -42Z', '#cdbf9a') +
      brush.line('M-44 -84l-6 8M-32 -76l-8 8M-24 -64l-9 7', 0.5),
    muzzle: (brush, colour) =>
      brush.ink('M-12 56Q-10 76 2 92Q10 74 12 56Z', lighten(colour, 0.5), 0.8) +
      brush.fill(
        'M0 -36C10 -20 10 6 22 22C30 50 16 58 0 58C-16 58 -30 50 -22 22C-10 6 -10 -20 0 -36Z',
        lighten(colour, 0.5),
      ),
    nose: (brush, colour) =>
      brush.ink('M-14 24Q0 18 14 24Q10 34 0 37Q-10 34 -14 24Z', darken(colour, 0.5), 0.6) +
      brush.line('M0 37V41', 0.7),
  },
};

function drawBeast(brush: Brush, character: Character, state: ActorState, beast: Beast): string {
  const { skin } = character;
  const shape = beasts[beast];
  const left = shape.ear(brush, skin);
  const ears = left + placeDrawing(left, 0, 0, 1, 0, true);
  const shift = state.turn * 10;
  const side = state.turn < 0 ? 1 : -1;
  const coat = brush.ink(shape.outline, skin);
  if (state.isFromBehind)
    return (
      (shape.earsOver ? '' : ears) + coat + (shape.earsOver ? ears : '') + (shape.marks?.(brush, skin) ?? '')
    );
  return (
    (shape.earsOver ? '' : ears) +
    coat +
    (shape.marks?.(brush, skin) ?? '') +
    shadeOn(
      brush,
      `M${side * 44} -16C${side * 50} 16 ${side * 30} 50 ${side * 4} 55C${side * 26} 38 ${side * 34} 10 ${side * 30} -34Q${side * 40} -30 ${side * 44} -16Z`,
      skin,
    ) +
    placeDrawing(shape.muzzle(brush, skin), shift, 0) +
    drawFace(brush, { lips: darken(skin, 0.75), ...character }, state) +
    placeDrawing(shape.nose(brush, skin), state.turn * 13, layouts[beast].eyeY < -18 ? 2 : 0) +
    (shape.earsOver ? ears : '')
  );
}

const headOf =
  (beast: Beast): DrawHead =>
  (brush, character, state) =>
    drawBeast(brush, character, state, beast);

export const beastHeads: Record<Beast, DrawHead> = {
  capybara: headOf('capybara'),
  jaguar: headOf('jaguar'),
  dog: headOf('dog'),
  cat: headOf('cat'),
  goat: headOf('goat'),
};
