import type { CharacterKind } from '../character/character.ts';
import type { Point } from '../ink/svg.ts';

/** Positions of the parts of a face, in units of the head. */
export interface FaceLayout {
  /** Half the distance between the eyes. */
  eyeOffset: number;
  eyeY: number;
  mouthY: number;
  mouthScale?: number;
  /** Horizontal shift of the mouth if the face looks fully to one side. */
  mouthX?: number;
  /** false for snouts, beaks and visors, which are drawn with the head. */
  nose?: false;
  mouth?: false;
}

export const layouts: Record<CharacterKind, FaceLayout> = {
  human: { eyeOffset: 18, eyeY: -4, mouthY: 28 },
  capybara: { eyeOffset: 24, eyeY: -20, mouthY: 40, nose: false },
  skull: { eyeOffset: 18, eyeY: -4, mouthY: 36, nose: false, mouth: false },
  jaguar: { eyeOffset: 20, eyeY: -10, mouthY: 34, nose: false },
  dog: { eyeOffset: 19, eyeY: -14, mouthY: 38, nose: false },
  cat: { eyeOffset: 21, eyeY: -6, mouthY: 33, mouthScale: 0.85, nose: false },
  toucan: { eyeOffset: 17, eyeY: -22, mouthY: 20, mouthX: 56, nose: false, mouth: false },
  frog: { eyeOffset: 28, eyeY: -40, mouthY: 20, mouthScale: 1.7, nose: false },
  robot: { eyeOffset: 19, eyeY: -10, mouthY: 25, mouthX: 6, nose: false },
  ghost: { eyeOffset: 18, eyeY: -8, mouthY: 26, mouthScale: 1.1, nose: false },
  monster: { eyeOffset: 20, eyeY: -12, mouthY: 26, mouthScale: 1.5, nose: false },
  goat: { eyeOffset: 23, eyeY: -16, mouthY: 46, mouthScale: 0.8, nose: false },
  chicken: { eyeOffset: 19, eyeY: -10, mouthY: 22, mouthX: 20, nose: false, mouth: false },
};

/** Position of the mouth in units of the head. Tails of balloons point to it. */
export function mouthAt(turn: number, kind: CharacterKind = 'human'): Point {
  const { mouthX = 13, mouthY } = layouts[kind];
  return [turn * mouthX, mouthY];
}
