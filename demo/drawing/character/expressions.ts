import type { Expression } from './character.ts';
import type { Mouth } from './mouths.ts';

/** A number is how far the eyes are open, from 0 (closed) to 1.3 (staring). */
export type EyeShape = number | 'smiling' | 'closed' | 'hearts' | 'spirals' | 'squeezed';

export interface Features {
  /** How far the inner and outer end of the brows are raised. */
  brow: readonly [inner: number, outer: number];
  eyes: EyeShape;
  /** Shape of the eye on the side that the face looks to, if it differs. */
  otherEye?: EyeShape;
  mouth: Mouth;
  /** Direction of the eyes relative to the face, -1 to 1: sideways (in the face's direction) and down. */
  gaze?: readonly [sideways: number, down: number];
  /** Tilt of the head in degrees towards the side that it looks to. */
  tilt?: number;
  pupils?: number;
  sign?: 'tears' | 'sweat' | 'hearts' | 'stars' | 'vein';
  blush?: boolean;
}

export const expressions: Record<Expression, Features> = {
  calm: { brow: [0, 0], eyes: 0.9, mouth: 'gentle' },
  happy: { brow: [3, 2], eyes: 1, mouth: 'smile', blush: true, tilt: -3 },
  laugh: { brow: [6, 3], eyes: 'smiling', mouth: 'grin', blush: true, tilt: -6 },
  sad: { brow: [8, -5], eyes: 0.75, mouth: 'frown', gaze: [0, 0.7], tilt: 6 },
  cry: { brow: [9, -5], eyes: 'smiling', mouth: 'wail', sign: 'tears', tilt: 4 },
  angry: { brow: [-7, 5], eyes: 0.85, mouth: 'frown', tilt: 4 },
  shout: { brow: [-6, 6], eyes: 1.1, mouth: 'shout', tilt: -3 },
  surprised: { brow: [9, 8], eyes: 1.3, mouth: 'small', pupils: 0.8, tilt: -4 },
  worried: { brow: [7, -4], eyes: 1.05, mouth: 'wave', gaze: [0.3, 0.2], sign: 'sweat' },
  sly: { brow: [-4, 5], eyes: 0.6, mouth: 'smirk', gaze: [0.8, 0], tilt: 5 },
  bored: { brow: [-1, -2], eyes: 0.5, mouth: 'flat', gaze: [-0.5, -0.4], tilt: 7 },
  fierce: { brow: [-8, 6], eyes: 0.9, mouth: 'teeth', tilt: 3 },
  sleepy: { brow: [2, -3], eyes: 0.3, mouth: 'flat', gaze: [0, 0.5], tilt: 9 },
  tender: { brow: [5, 0], eyes: 'smiling', mouth: 'smile', blush: true, tilt: 6 },
  wink: { brow: [4, 4], eyes: 1, otherEye: 'smiling', mouth: 'smirk', blush: true, tilt: 7 },
  scared: { brow: [11, 1], eyes: 1.35, mouth: 'chatter', pupils: 0.55, sign: 'sweat', tilt: -5 },
  disgusted: { brow: [-5, 1], eyes: 0.55, mouth: 'tongue', gaze: [-0.4, 0.2], tilt: -6 },
  loving: { brow: [6, 2], eyes: 'hearts', mouth: 'smile', sign: 'hearts', blush: true, tilt: 6 },
  dizzy: { brow: [7, -4], eyes: 'spirals', mouth: 'wave', sign: 'stars', tilt: -8 },
  proud: { brow: [4, 2], eyes: 'closed', mouth: 'smirk', tilt: -8 },
  shy: { brow: [6, -3], eyes: 0.8, mouth: 'gentle', gaze: [-0.8, 0.8], blush: true, tilt: 8 },
  serious: { brow: [-3, 0], eyes: 0.8, mouth: 'flat' },
  pain: { brow: [-6, -4], eyes: 'squeezed', mouth: 'chatter', sign: 'vein', tilt: 6 },
};
