import type { Point } from '../ink/svg.ts';
import type { Pose } from './character.ts';
import type { Grip } from './hand.ts';

/** Elbow and hand relative to the shoulder: x grows outwards from the body, y downwards. */
export interface Arm {
  elbow: Point;
  hand: Point;
  grip?: Grip;
}

/** Knee and foot relative to the hip, in shares of the leg's length. x grows in the direction that the figure looks. */
export interface Leg {
  knee: Point;
  foot: Point;
}

export interface Limbs {
  /** The arm on the side that the figure looks to. */
  front: Arm;
  back: Arm;
  /** The default is standing with both legs straight. */
  legs?: { front: Leg; back: Leg };
  /** Offset of the hips from their standing position, exactly below the shoulders: forwards and down, in units. */
  hips?: Point;
  /** Rotation of the figure around its face, and additional rotation of the head, in degrees. */
  lean?: number;
  head?: number;
  /** Long clothes follow the legs instead of hanging down. */
  clothesFollowLegs?: true;
  /** A held prop is between the two hands. */
  bothHands?: true;
  /** Units above the ground. */
  rise?: number;
}

const hanging: Arm = { elbow: [13, 45], hand: [13, 84] };
const onHip: Arm = { elbow: [42, 34], hand: [8, 68], grip: 'fist' };
const raised: Arm = { elbow: [34, -26], hand: [32, -80], grip: 'spread' };
const acrossChest: Arm = { elbow: [16, 45], hand: [-46, 46] };
const opened: Arm = { elbow: [30, 38], hand: [66, 10], grip: 'spread' };
const holding: Arm = { elbow: [17, 45], hand: [-20, 44], grip: 'fist' };
const guard: Arm = { elbow: [22, 38], hand: [-22, 6], grip: 'fist' };

const leg = (kneeX: number, kneeY: number, footX: number, footY: number): Leg => ({
  knee: [kneeX, kneeY],
  foot: [footX, footY],
});

export const poses: Record<Pose, Limbs> = {
  stand: { front: hanging, back: { elbow: [17, 43], hand: [9, 82] }, hips: [-3, 0] },
  point: { front: { elbow: [38, 22], hand: [82, 2], grip: 'point' }, back: hanging, lean: 2 },
  wave: { front: { elbow: [38, 12], hand: [46, -46], grip: 'spread' }, back: hanging, hips: [-5, 0] },
  akimbo: { front: onHip, back: onHip, hips: [-4, 0] },
  crossed: { front: acrossChest, back: { elbow: [16, 47], hand: [-42, 58] } },
  phone: { front: { elbow: [38, 30], hand: [9, -24], grip: 'fist' }, back: hanging, hips: [-4, 0] },
  think: { front: { elbow: [18, 46], hand: [-22, -14], grip: 'fist' }, back: acrossChest },
  offer: { front: { elbow: [26, 40], hand: [62, 22] }, back: hanging, lean: 2 },
  cheer: { front: raised, back: raised },
  shrug: { front: opened, back: opened },
  run: {
    front: { elbow: [22, 38], hand: [56, 16], grip: 'fist' },
    back: { elbow: [36, 26], hand: [24, 64], grip: 'fist' },
    legs: { front: leg(0.44, 0.3, 0.44, 0.84), back: leg(-0.04, 0.5, -0.52, 0.6) },
    lean: 10,
  },
  reach: {
    front: { elbow: [40, -20], hand: [72, -66], grip: 'spread' },
    back: { elbow: [30, 34], hand: [50, 70] },
    lean: 5,
  },
  weave: { front: { elbow: [22, 44], hand: [-22, 60] }, back: { elbow: [22, 44], hand: [-20, 70] } },
  pray: { front: { elbow: [22, 42], hand: [-33, 22] }, back: { elbow: [22, 42], hand: [-33, 22] }, head: 6 },
  sit: {
    front: { elbow: [14, 45], hand: [20, 76] },
    back: { elbow: [8, 48], hand: [-40, 80] },
    legs: { front: leg(0.46, 0.06, 0.52, 0.56), back: leg(0.36, 0.1, 0.34, 0.58) },
    hips: [-8, 0],
    clothesFollowLegs: true,
  },
  kneel: {
    front: { elbow: [18, 44], hand: [22, 82] },
    back: hanging,
    legs: { front: leg(0.42, 0.2, 0.44, 0.68), back: leg(-0.02, 0.58, -0.44, 0.62) },
    clothesFollowLegs: true,
  },
  lie: {
    front: { elbow: [20, 40], hand: [-22, 62] },
    back: { elbow: [34, -24], hand: [2, -66] },
    legs: { front: leg(0.36, 0.4, 0.06, 0.84), back: leg(0, 0.5, 0, 1) },
    lean: -84,
    head: 26,
    clothesFollowLegs: true,
  },
  carry: {
    front: { elbow: [22, 46], hand: [-4, 62] },
    back: { elbow: [22, 46], hand: [-4, 62] },
    hips: [6, 0],
    lean: -3,
    bothHands: true,
  },
  fly: {
    front: { elbow: [14, -38], hand: [20, -92], grip: 'fist' },
    back: { elbow: [16, 42], hand: [6, 78], grip: 'fist' },
    legs: { front: leg(0.04, 0.5, 0, 1), back: leg(0.2, 0.4, -0.08, 0.74) },
    lean: 58,
    head: -40,
    rise: 60,
  },
  punch: {
    front: { elbow: [44, -4], hand: [92, -14], grip: 'fist' },
    back: guard,
    legs: { front: leg(0.34, 0.44, 0.38, 0.95), back: leg(-0.14, 0.5, -0.42, 0.97) },
    lean: 7,
  },
  kick: {
    front: { elbow: [36, 18], hand: [34, -26], grip: 'fist' },
    back: { elbow: [38, 26], hand: [70, 44], grip: 'fist' },
    legs: { front: leg(0.44, 0.08, 0.92, -0.1), back: leg(-0.02, 0.5, -0.06, 1) },
    lean: -14,
  },
  dance: {
    front: { elbow: [40, -18], hand: [18, -70], grip: 'spread' },
    back: { elbow: [42, 26], hand: [72, -6], grip: 'spread' },
    legs: { front: leg(0.3, 0.38, 0.1, 0.84), back: leg(-0.06, 0.5, -0.1, 1) },
    hips: [-12, 0],
    lean: -4,
    head: 8,
  },
  embrace: {
    front: { elbow: [42, 28], hand: [86, 22], grip: 'spread' },
    back: { elbow: [-38, 40], hand: [-88, 34], grip: 'spread' },
    lean: 4,
  },
  read: { front: holding, back: holding, bothHands: true, head: 5 },
  type: {
    front: { elbow: [18, 45], hand: [6, 62], grip: 'spread' },
    back: { elbow: [14, 47], hand: [-34, 64], grip: 'spread' },
    bothHands: true,
  },
  ride: {
    front: { elbow: [34, 34], hand: [70, 48], grip: 'fist' },
    back: { elbow: [6, 46], hand: [-62, 58], grip: 'fist' },
    legs: { front: leg(0.44, 0.14, 0.28, 0.6), back: leg(0.36, 0.24, 0.1, 0.66) },
    hips: [-16, -4],
    lean: 6,
    clothesFollowLegs: true,
  },
  fall: {
    front: { elbow: [38, -22], hand: [74, -50], grip: 'spread' },
    back: { elbow: [40, -16], hand: [62, -62], grip: 'spread' },
    legs: { front: leg(0.38, 0.3, 0.62, 0.68), back: leg(-0.08, 0.46, -0.4, 0.8) },
    lean: -38,
    rise: 40,
  },
  sneak: {
    front: { elbow: [32, 26], hand: [36, -18] },
    back: { elbow: [6, 40], hand: [-42, 20] },
    legs: { front: leg(0.4, 0.26, 0.42, 0.74), back: leg(0.1, 0.46, -0.28, 0.84) },
    hips: [-18, -4],
    lean: 8,
  },
  salute: { front: { elbow: [50, -22], hand: [16, -92] }, back: hanging },
  jump: {
    front: { elbow: [36, -22], hand: [44, -74], grip: 'fist' },
    back: { elbow: [38, 6], hand: [62, -36], grip: 'spread' },
    legs: { front: leg(0.36, 0.28, 0.16, 0.68), back: leg(-0.06, 0.46, -0.46, 0.62) },
    lean: 4,
    rise: 46,
  },
  crouch: {
    front: { elbow: [22, 40], hand: [36, 70] },
    back: { elbow: [10, 44], hand: [-24, 76] },
    legs: { front: leg(0.5, -0.04, 0.22, 0.4), back: leg(0.34, 0.06, -0.04, 0.42) },
    hips: [-16, -10],
    clothesFollowLegs: true,
  },
  walk: {
    front: { elbow: [15, 42], hand: [38, 74] },
    back: { elbow: [22, 40], hand: [24, 78] },
    legs: { front: leg(0.22, 0.46, 0.32, 0.95), back: leg(0.02, 0.5, -0.32, 0.9) },
    lean: 3,
  },
  sing: {
    front: { elbow: [32, 34], hand: [66, 0], grip: 'spread' },
    back: { elbow: [20, 45], hand: [-28, 34] },
    lean: -3,
    head: -8,
  },
  sleep: {
    front: { elbow: [12, 40], hand: [-40, -2] },
    back: { elbow: [14, 34], hand: [-8, -12] },
    legs: { front: leg(0.34, 0.34, 0.02, 0.72), back: leg(0.22, 0.42, -0.06, 0.86) },
    lean: -82,
    head: 14,
    clothesFollowLegs: true,
  },
};
