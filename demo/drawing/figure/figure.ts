import { Brush } from '../brush/brush.ts';
import { readable } from '../brush/shade-on.ts';
import type { ActorState, Character, Pose } from '../character/character.ts';
import { poses } from '../character/poses.ts';
import { skeletonOf } from '../character/skeleton.ts';
import { featuresOf } from '../head/face.ts';
import { mouthAt } from '../head/face-layout.ts';
import { crownOf, drawHead, headSide } from '../head/head.ts';
import { group, type Point, place } from '../ink/svg.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import { drawBody } from './body.ts';
import { drawCape, drawCapeCollar } from './cape.ts';
import { heldBook } from './held-book.ts';
import { drawTail } from './tail.ts';

export interface FigurePlace {
  /** The middle of the face on the panel, and panel pixels per unit of the figure. */
  x: number;
  y: number;
  scale: number;
}

type Held = (brush: Brush) => string;

const rotated = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [x * cosine - y * sine, x * sine + y * cosine];
};

const directionOf = (turn: number): number => (turn < 0 ? -1 : 1);

/** From the middle of the face down to the ground, in units of the figure. */
export function figureDepth(character: Character, pose: Pose = 'stand'): number {
  const { frame, hips, frontArm, backArm, frontLeg, backLeg } = skeletonOf(character, pose, 1);
  const { lean = 0, rise = 0 } = poses[pose];
  const joints = [frontLeg[1], backLeg[1], frontArm[2], backArm[1], backArm[2]];
  // A foot that is turned with its leg points down with its toes.
  const sole = Math.abs(lean) > 30 ? 24 : 18;
  const sides: Point[] = [
    [-frame.shoulder, frame.shoulderY + 20],
    [hips[0] - frame.waist, hips[1]],
  ];
  const down = (point: Point): number => rotated(point, lean)[1];
  return (
    rise +
    Math.max(
      56,
      ...[frontLeg[2], backLeg[2]].map((foot) => down(foot) + sole),
      ...joints.map((joint) => down(joint) + 12),
      ...sides.map((side) => down(side) + 2),
    )
  );
}

/** Every stroke of a figure has round ends and corners: it is said once around all of them. */
const rounded = (drawing: string): string =>
  group(
    drawing.replaceAll(' stroke-linejoin="round"', '').replaceAll(' stroke-linecap="round"', ''),
    'stroke-linejoin="round" stroke-linecap="round"',
  );

function drawOnce(
  style: DrawingStyle,
  character: Character,
  state: ActorState,
  scale: number,
  held?: Held,
  blank = false,
): string {
  const brush = new Brush(style, scale);
  const { pose, turn, away } = state;
  const direction = directionOf(turn);
  const skeleton = skeletonOf(character, pose, turn);
  const body = drawBody(brush, character, state, blank);
  const { behindBody, head } = drawHead(brush, character, state, blank);
  const bent = (poses[pose].head ?? 0) + (away ? 0 : (featuresOf(state).tilt ?? 0));
  const turnedHead = place(head, 0, 0, 1, bent * direction);
  const holds = held ?? (pose === 'read' ? () => heldBook(brush, character.clothes.accent) : undefined);
  const prop = holds === undefined ? '' : place(holds(brush), body.hand[0], body.hand[1], 1, 0, turn < 0);
  const [tail, cape] = [drawTail(brush, character, skeleton), drawCape(brush, character, pose, skeleton)];
  const collar = drawCapeCollar(brush, character, skeleton.frame);
  if (away) return prop + body.behind + body.front + tail + cape + turnedHead;

  // A hand at the face is before it, any other before the chest only.
  const raised = body.hand[1] < 30;
  const front = prop + body.front;
  return (
    cape +
    tail +
    place(behindBody, 0, 0, 1, bent * direction) +
    body.behind +
    collar +
    (raised ? turnedHead + front : front + turnedHead)
  );
}

export function drawFigure(
  style: DrawingStyle,
  who: Character,
  state: ActorState,
  at: FigurePlace,
  held?: Held,
): string {
  // A toucan is as black as ink, and its face is beak and patches.
  const character = who.kind === 'toucan' ? who : { ...who, skin: readable(style, who.skin) };
  const lean = (poses[state.pose].lean ?? 0) * directionOf(state.turn);
  const placed = place(drawOnce(style, character, state, at.scale, held), at.x, at.y, at.scale, lean);
  if (style.rim === null) return rounded(placed);

  // The light from behind: the figure's own silhouette, a few pixels aside, in the colour of the lamp.
  const light = style.rim;
  const { shadow, ...unshadowed } = style;
  const silhouette: DrawingStyle = { ...unshadowed, line: light, weight: 3, shade: null, paint: () => light };
  const glowing = drawOnce(silhouette, character, state, at.scale, undefined, true);
  return rounded(place(glowing, at.x - 6, at.y - 4, at.scale, lean) + placed);
}

/** Where a balloon's tail should end: just outside the head, on the way to the mouth. */
export function tailTip(
  from: Point,
  { x, y, scale }: FigurePlace,
  character: Character,
  turn: number,
  pose: Pose = 'stand',
): Point {
  const { lean = 0, head = 0 } = poses[pose];
  const [mouthX, mouthY] = rotated(mouthAt(turn, character.kind), (lean + head) * directionOf(turn));
  const target: Point = [x + mouthX * scale, y + mouthY * scale];
  const [dx, dy] = [from[0] - target[0], from[1] - target[1]];
  // The edge of the head in that direction, seen from the mouth.
  const reach =
    1 /
    Math.hypot(dx / (headSide + 10), dy / (dy < 0 ? crownOf(character, pose) + Math.max(0, mouthY) + 6 : 50));
  const share = Math.min(0.85, reach * scale);
  return [target[0] + dx * share, target[1] + dy * share];
}
