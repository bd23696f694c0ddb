import type { Brush } from './brush.ts';
import type { Acting, Character } from './character.ts';
import { drawClothes, longLegged } from './clothes.ts';
import { poses } from './poses.ts';
import { ellipse, type Point, place, round } from './svg.ts';

/** Sizes of a body in the head's own units: its origin is the middle of the face. */
export interface Frame {
  shoulder: number;
  waist: number;
  shoulderY: number;
  hipY: number;
  leg: number;
  footY: number;
}

export function frameOf({ build = 1, height = 1 }: Character): Frame {
  const hipY = 74 + 106 * height;
  const leg = 118 * height;
  return { shoulder: 46 * build, waist: 41 * build, shoulderY: 72, hipY, leg, footY: hipY + leg + 12 };
}

export interface DrawnBody {
  /** What lies behind the head, and the arm that may pass before it. */
  behind: string;
  front: string;
  hand: Point;
}

function drawArm(brush: Brush, character: Character, shoulder: Point, elbow: Point, hand: Point): string {
  const { skin, clothes } = character;
  const width = 23 * Math.min(character.build ?? 1, 1.15);
  const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const wrist: Point = [hand[0] + (elbow[0] - hand[0]) * 0.28, hand[1] + (elbow[1] - hand[1]) * 0.28];
  const sleeve = clothes.sleeves === 'long' ? `L${at(wrist)}` : '';
  const bare = clothes.sleeves === 'long' ? '' : brush.limb(`M${at(elbow)}L${at(hand)}`, skin, width - 3);
  const palm = brush.inked(ellipse(hand[0], hand[1], 13.5), clothes.style === 'spacesuit' ? '#f4f6ff' : skin);
  return bare + palm + brush.limb(`M${at(shoulder)}L${at(elbow)}${sleeve}`, clothes.top, width);
}

function drawLeg(
  brush: Brush,
  character: Character,
  hip: Point,
  knee: Point,
  foot: Point,
  direction: number,
): string {
  const { clothes, skin } = character;
  const width = 29 * Math.min(character.build ?? 1, 1.2);
  const trousers = longLegged(clothes.style);
  const path = `M${hip[0]} ${hip[1]}L${knee[0]} ${knee[1]}L${foot[0]} ${foot[1] - 8}`;
  const shorts =
    clothes.style === 'jersey'
      ? brush.limb(
          `M${hip[0]} ${hip[1]}L${hip[0] + (knee[0] - hip[0]) * 0.7} ${hip[1] + (knee[1] - hip[1]) * 0.7}`,
          clothes.bottom,
          width + 6,
        )
      : '';
  const shoe = `M-15 -10C-16 6 -14 12 -10 12H26C32 12 30 -2 18 -4C10 -6 10 -10 8 -12Z`;
  return (
    brush.limb(path, trousers ? clothes.bottom : skin, trousers ? width : width - 8) +
    shorts +
    place(brush.inked(shoe, clothes.shoes), foot[0], foot[1], 1, 0, direction < 0)
  );
}

export function drawBody(brush: Brush, character: Character, acting: Acting): DrawnBody {
  const frame = frameOf(character);
  const limbs = poses[acting.pose];
  const direction = acting.turn < 0 ? -1 : 1;
  const short = Math.min(1, 0.35 + (character.height ?? 1) * 0.65);
  const armOf = (side: number, arm: { elbow: Point; hand: Point }): readonly [Point, Point, Point] => {
    const x = side * (frame.shoulder - 8);
    const y = frame.shoulderY + 16;
    const out = (point: Point): Point => [x + side * point[0] * short, y + point[1] * short];
    return [[x, y], out(arm.elbow), out(arm.hand)];
  };
  const legOf = (side: number): string => {
    const hip: Point = [side * frame.waist * 0.46, frame.hipY - 6];
    const [knee, foot] =
      limbs.stride?.[side === direction ? 'front' : 'back'] ??
      ([
        [0.02 * side * direction, 0.5],
        [0.06 * side * direction, 1],
      ] as const);
    const at = ([x, y]: Point): Point => [hip[0] + direction * x * frame.leg, hip[1] + y * frame.leg];
    return drawLeg(brush, character, hip, at(knee), at(foot), direction);
  };

  const front = armOf(direction, limbs.front);
  const back = armOf(-direction, limbs.back);
  const neck = brush.limb(
    `M0 44L0 ${frame.shoulderY + 6}`,
    character.kind === 'skull' ? character.clothes.top : character.skin,
    24,
  );
  // Arms that come before the chest are drawn last, the others behind it.
  const crosses = (arm: readonly [Point, Point, Point], side: number): boolean =>
    (arm[2][0] - arm[0][0]) * side < 0;
  const [backArm, frontArm] = [drawArm(brush, character, ...back), drawArm(brush, character, ...front)];
  const clothes = drawClothes(brush, character, frame, direction);
  return {
    behind:
      legOf(-direction) +
      legOf(direction) +
      (crosses(back, -direction) ? '' : backArm) +
      neck +
      clothes +
      (crosses(back, -direction) ? backArm : ''),
    front: frontArm,
    hand: front[2],
  };
}
