import type { Point } from '../ink/svg.ts';
import type { Character, Pose } from './character.ts';
import { type Arm, type Leg, poses } from './poses.ts';

/** Proportions of a body. Units and origin are those of the head: the origin is the middle of the face. */
export interface Frame {
  shoulderHalfWidth: number;
  waistHalfWidth: number;
  shoulderY: number;
  hipY: number;
  leg: number;
}

function frameOf({ build = 1, height = 1 }: Character): Frame {
  return {
    shoulderHalfWidth: 45 * build,
    waistHalfWidth: 39 * build,
    shoulderY: 72,
    hipY: 74 + 106 * height,
    leg: 118 * height,
  };
}

type Joints = readonly [Point, Point, Point];

/** Positions of the joints. Arms have shoulder, elbow and hand; legs have hip, knee and foot. */
export interface Skeleton {
  frame: Frame;
  /** 1 looks to the right, -1 to the left. */
  direction: number;
  hips: Point;
  frontArm: Joints;
  backArm: Joints;
  frontLeg: Joints;
  backLeg: Joints;
}

const standingLeg = (outwards: number): Leg => ({ knee: [0.03 * outwards, 0.5], foot: [0.06 * outwards, 1] });

export function skeletonOf(character: Character, pose: Pose, turn: number): Skeleton {
  const frame = frameOf(character);
  const limbs = poses[pose];
  const direction = turn < 0 ? -1 : 1;
  const [hipOffsetX, hipOffsetY] = limbs.hips ?? [0, 0];
  const hips: Point = [hipOffsetX * direction, frame.hipY + hipOffsetY];
  // Arms of children are shorter too, but less than their legs.
  const armScale = Math.min(1, 0.35 + (character.height ?? 1) * 0.65);

  const armOf = (side: number, arm: Arm): Joints => {
    const shoulder: Point = [side * (frame.shoulderHalfWidth - 9), frame.shoulderY + 15];
    const fromShoulder = ([x, y]: Point): Point => [
      shoulder[0] + side * x * armScale,
      shoulder[1] + y * armScale,
    ];
    return [shoulder, fromShoulder(arm.elbow), fromShoulder(arm.hand)];
  };
  const legOf = (side: number, { knee, foot }: Leg): Joints => {
    const hip: Point = [hips[0] + side * frame.waistHalfWidth * 0.46, hips[1] - 6];
    const fromHip = ([x, y]: Point): Point => [hip[0] + direction * x * frame.leg, hip[1] + y * frame.leg];
    return [hip, fromHip(knee), fromHip(foot)];
  };
  return {
    frame,
    direction,
    hips,
    frontArm: armOf(direction, limbs.front),
    backArm: armOf(-direction, limbs.back),
    frontLeg: legOf(direction, limbs.legs?.front ?? standingLeg(1)),
    backLeg: legOf(-direction, limbs.legs?.back ?? standingLeg(-1)),
  };
}
