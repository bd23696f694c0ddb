import type { Pose } from './character.ts';
import type { Point } from './svg.ts';

/** Elbow and hand as seen from the shoulder: x grows outwards from the body, y downwards. */
interface Arm {
  elbow: Point;
  hand: Point;
}

/** The front arm is the one on the side that the figure looks to. */
export interface Limbs {
  front: Arm;
  back: Arm;
  /** Knee and foot of each leg from the hip, as shares of the leg's length. */
  stride?: { front: readonly [Point, Point]; back: readonly [Point, Point] };
  lean?: number;
}

const hanging: Arm = { elbow: [12, 46], hand: [10, 92] };
const onHip: Arm = { elbow: [40, 36], hand: [4, 74] };
const raised: Arm = { elbow: [34, -26], hand: [30, -82] };
const folded: Arm = { elbow: [14, 46], hand: [-46, 44] };
const ahead: Arm = { elbow: [34, 26], hand: [78, 4] };

export const poses: Record<Pose, Limbs> = {
  stand: { front: hanging, back: hanging },
  point: { front: ahead, back: hanging },
  wave: { front: { elbow: [36, 10], hand: [48, -48] }, back: hanging },
  akimbo: { front: onHip, back: onHip },
  crossed: { front: folded, back: { elbow: [14, 48], hand: [-44, 56] } },
  phone: { front: { elbow: [38, 30], hand: [6, -24] }, back: hanging },
  think: { front: { elbow: [20, 48], hand: [-26, -4] }, back: folded },
  offer: { front: { elbow: [26, 40], hand: [62, 22] }, back: hanging },
  cheer: { front: raised, back: raised },
  shrug: { front: { elbow: [30, 38], hand: [66, 6] }, back: { elbow: [30, 38], hand: [66, 6] } },
  run: {
    front: { elbow: [20, 40], hand: [54, 14] },
    back: { elbow: [34, 26], hand: [20, 62] },
    stride: {
      front: [
        [0.5, 0.35],
        [0.42, 0.86],
      ],
      back: [
        [0.02, 0.5],
        [0.55, 0.66],
      ],
    },
    lean: 10,
  },
  reach: { front: { elbow: [40, -20], hand: [70, -70] }, back: { elbow: [30, 34], hand: [50, 70] }, lean: 5 },
  weave: { front: { elbow: [22, 44], hand: [-22, 60] }, back: { elbow: [22, 44], hand: [-20, 70] } },
  pray: { front: { elbow: [22, 42], hand: [-34, 14] }, back: { elbow: [22, 42], hand: [-34, 14] } },
};
