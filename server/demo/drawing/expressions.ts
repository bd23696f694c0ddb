import type { Expression } from './character.ts';

export interface Features {
  /** How far the inner and the outer end of the brow are lifted. */
  brow: readonly [inner: number, outer: number];
  /** 0 closed to 1.3 staring; 'smiling' eyes are closed arcs. */
  eyes: number | 'smiling';
  mouth: Mouth;
  tears?: boolean;
  blush?: boolean;
}

export type Mouth = 'smile' | 'grin' | 'flat' | 'frown' | 'small' | 'shout' | 'smirk' | 'teeth' | 'wave';

export const expressions: Record<Expression, Features> = {
  calm: { brow: [0, 0], eyes: 0.9, mouth: 'flat' },
  happy: { brow: [3, 2], eyes: 1, mouth: 'smile', blush: true },
  laugh: { brow: [6, 3], eyes: 'smiling', mouth: 'grin', blush: true },
  sad: { brow: [8, -5], eyes: 0.8, mouth: 'frown' },
  cry: { brow: [9, -5], eyes: 'smiling', mouth: 'wave', tears: true },
  angry: { brow: [-7, 5], eyes: 0.85, mouth: 'frown' },
  shout: { brow: [-6, 6], eyes: 1.1, mouth: 'shout' },
  surprised: { brow: [9, 8], eyes: 1.3, mouth: 'small' },
  worried: { brow: [7, -4], eyes: 1.05, mouth: 'wave' },
  sly: { brow: [-4, 5], eyes: 0.6, mouth: 'smirk' },
  bored: { brow: [-1, -2], eyes: 0.5, mouth: 'flat' },
  fierce: { brow: [-8, 6], eyes: 0.9, mouth: 'teeth' },
  sleepy: { brow: [2, -3], eyes: 0.3, mouth: 'flat' },
  tender: { brow: [5, 0], eyes: 'smiling', mouth: 'smile', blush: true },
};

/** A mouth of about 28 × 20 around the origin: `open` parts are filled dark, the others are a line. */
export const mouths: Record<Mouth, { line?: string; open?: string; teeth?: string }> = {
  smile: { line: 'M-13 -3Q0 10 13 -3' },
  grin: { open: 'M-16 -6Q0 -2 16 -6Q14 15 0 15Q-14 15 -16 -6Z', teeth: 'M-13 -5Q0 -1 13 -5L12 0Q0 3 -12 0Z' },
  flat: { line: 'M-9 1H9' },
  frown: { line: 'M-11 6Q0 -6 11 6' },
  small: { open: 'M0 -7C7 -7 8 10 0 10C-8 10 -7 -7 0 -7Z' },
  shout: {
    open: 'M-12 -8Q0 -14 12 -8Q19 18 0 20Q-19 18 -12 -8Z',
    teeth: 'M-10 -7Q0 -12 10 -7L9 -3Q0 -6 -9 -3Z',
  },
  smirk: { line: 'M-11 3Q4 5 13 -6' },
  teeth: {
    open: 'M-15 -5Q0 -9 15 -5Q16 9 0 9Q-16 9 -15 -5Z',
    teeth: 'M-13 -4Q0 -7 13 -4Q13 6 0 6Q-13 6 -13 -4Z',
  },
  wave: { line: 'M-12 3Q-7 -4 -2 2T8 2L12 -1' },
};
