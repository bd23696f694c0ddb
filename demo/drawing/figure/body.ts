import type { Brush } from '../brush/brush.ts';
import { pointBetween } from '../brush/capsule.ts';
import type { ActorState, Character } from '../character/character.ts';
import { poses } from '../character/poses.ts';
import { type Skeleton, skeletonOf } from '../character/skeleton.ts';
import type { Point } from '../ink/svg.ts';
import { drawArm } from './arm.ts';
import { drawClothes } from './clothes.ts';
import { drawLeg } from './leg.ts';
import { drawWisp } from './tail.ts';

export interface BodyDrawing {
  /** Drawn behind the head. */
  behind: string;
  /** The front arm, which may cover the head. */
  front: string;
  hand: Point;
}

function drawLegs(
  brush: Brush,
  character: Character,
  skeleton: Skeleton,
  { pose, turn }: ActorState,
): string {
  if (character.kind === 'ghost') return drawWisp(brush, character, skeleton);
  const { direction, frontLeg, backLeg } = skeleton;
  // The feet of a figure that faces the reader point to both sides.
  const facesReader = Math.abs(turn) < 0.25;
  const { rise = 0 } = poses[pose];
  const lowest = Math.max(frontLeg[2][1], backLeg[2][1]);
  const onGround = (foot: Point): boolean => rise === 0 && lowest - foot[1] < 16;
  return (
    drawLeg(brush, character, backLeg, facesReader ? -direction : direction, onGround(backLeg[2])) +
    drawLeg(brush, character, frontLeg, direction, onGround(frontLeg[2]))
  );
}

/** With `isOutlineOnly`, the clothes are drawn as from behind, without details on the chest. */
export function drawBody(
  brush: Brush,
  character: Character,
  state: ActorState,
  isOutlineOnly: boolean,
): BodyDrawing {
  const skeleton = skeletonOf(character, state.pose, state.turn);
  const { direction, frontArm, backArm, frame } = skeleton;
  const limbs = poses[state.pose];
  // A back arm that crosses the chest is drawn over it, otherwise behind it. Seen from behind, the order is reversed.
  const backCrosses = (backArm[2][0] - backArm[0][0]) * -direction < -8;
  const isOverChest = backCrosses !== (state.isFromBehind === true);
  const back = drawArm(brush, character, backArm, -direction, limbs.back.grip);
  const front = drawArm(brush, character, frontArm, direction, limbs.front.grip);
  const neckColour = character.kind === 'skull' ? character.clothes.top : character.skin;
  const neck =
    brush.ink(
      `M-12 36C-12 58 -15 62 -26 ${frame.shoulderY - 2}L0 ${frame.shoulderY + 22}L26 ${frame.shoulderY - 2}C15 62 12 58 12 36Z`,
      neckColour,
    ) + brush.shade('M-12 44C-4 60 8 60 12 44V54C6 66 -8 66 -12 56Z');
  const hand = limbs.bothHands ? pointBetween(frontArm[2], backArm[2], 0.5) : frontArm[2];
  const frontCrosses = (frontArm[2][0] - frontArm[0][0]) * direction < -8;
  const isHidden = state.isFromBehind === true && frontCrosses;
  return {
    behind:
      drawLegs(brush, character, skeleton, state) +
      (isOverChest ? '' : back) +
      (isHidden ? front : '') +
      neck +
      drawClothes(brush, character, skeleton, isOutlineOnly ? { ...state, isFromBehind: true } : state) +
      (isOverChest ? back : ''),
    front: isHidden ? '' : front,
    hand,
  };
}
