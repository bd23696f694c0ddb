import { Brush } from '../brush/brush.ts';
import { readableSkin } from '../brush/shade-on.ts';
import type { ActorState, Character, Pose } from '../character/character.ts';
import { poses } from '../character/poses.ts';
import { skeletonOf } from '../character/skeleton.ts';
import { featuresOf } from '../head/face.ts';
import { mouthAt } from '../head/face-layout.ts';
import { drawHead, halfHeadWidth, heightAboveFaceOf } from '../head/head.ts';
import { group, type Point, placeDrawing } from '../ink/svg.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import { drawBody } from './body.ts';
import { drawCape, drawCapeCollar } from './cape.ts';
import { heldBook } from './held-book.ts';
import { drawTail } from './tail.ts';

export interface FigurePosition {
  /** Middle of the face, in pixels of the panel. */
  x: number;
  y: number;
  /** Pixels of the panel per unit of the figure. */
  scale: number;
}

/** A prop of the script. `page/scene.ts` has the same type, but folders must not import each other. */
type HeldProp = (brush: Brush) => string;

const rotate = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [x * cosine - y * sine, x * sine + y * cosine];
};

const directionOf = (turn: number): number => (turn < 0 ? -1 : 1);

/** Height of the middle of the face above the ground, in units of the figure. */
export function heightAboveGroundOf(character: Character, pose: Pose = 'stand'): number {
  const { frame, hips, frontArm, backArm, frontLeg, backLeg } = skeletonOf(character, pose, 1);
  const { lean = 0, rise = 0 } = poses[pose];
  const joints = [frontLeg[1], backLeg[1], frontArm[2], backArm[1], backArm[2]];
  // The toes of a rotated foot point down.
  const sole = Math.abs(lean) > 30 ? 24 : 18;
  const sides: Point[] = [
    [-frame.shoulderHalfWidth, frame.shoulderY + 20],
    [hips[0] - frame.waistHalfWidth, hips[1]],
  ];
  const down = (point: Point): number => rotate(point, lean)[1];
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

/** Moves the attributes of round line ends and joins, which all strokes share, to one group. */
const shareRoundStrokes = (drawing: string): string =>
  group(
    drawing.replaceAll(' stroke-linejoin="round"', '').replaceAll(' stroke-linecap="round"', ''),
    'stroke-linejoin="round" stroke-linecap="round"',
  );

function drawLayers(
  style: DrawingStyle,
  character: Character,
  state: ActorState,
  scale: number,
  heldProp?: HeldProp,
  isOutlineOnly = false,
): string {
  const brush = new Brush(style, scale);
  const { pose, turn, isFromBehind } = state;
  const direction = directionOf(turn);
  const skeleton = skeletonOf(character, pose, turn);
  const body = drawBody(brush, character, state, isOutlineOnly);
  const { behindBody, head } = drawHead(brush, character, state, isOutlineOnly);
  const headTilt = (poses[pose].head ?? 0) + (isFromBehind ? 0 : (featuresOf(state).tilt ?? 0));
  const tiltedHead = placeDrawing(head, 0, 0, 1, headTilt * direction);
  const drawProp =
    heldProp ?? (pose === 'read' ? () => heldBook(brush, character.clothes.accent) : undefined);
  const prop =
    drawProp === undefined ? '' : placeDrawing(drawProp(brush), body.hand[0], body.hand[1], 1, 0, turn < 0);
  const [tail, cape] = [drawTail(brush, character, skeleton), drawCape(brush, character, pose, skeleton)];
  const collar = drawCapeCollar(brush, character, skeleton.frame);
  if (isFromBehind) return prop + body.behind + body.front + tail + cape + tiltedHead;

  // A raised hand is drawn over the face, others below the head.
  const isRaised = body.hand[1] < 30;
  const front = prop + body.front;
  return (
    cape +
    tail +
    placeDrawing(behindBody, 0, 0, 1, headTilt * direction) +
    body.behind +
    collar +
    (isRaised ? tiltedHead + front : front + tiltedHead)
  );
}

export function drawFigure(
  style: DrawingStyle,
  appearance: Character,
  state: ActorState,
  at: FigurePosition,
  heldProp?: HeldProp,
): string {
  // A toucan's plumage stays black. Its face consists of beak and patches.
  const character =
    appearance.kind === 'toucan' ? appearance : { ...appearance, skin: readableSkin(style, appearance.skin) };
  const lean = (poses[state.pose].lean ?? 0) * directionOf(state.turn);
  const figure = placeDrawing(
    drawLayers(style, character, state, at.scale, heldProp),
    at.x,
    at.y,
    at.scale,
    lean,
  );
  if (style.rim === null) return shareRoundStrokes(figure);

  // Light from behind is a silhouette of the figure in the light's colour, shifted by a few pixels.
  const light = style.rim;
  const { shadow, ...unshadowed } = style;
  const silhouette: DrawingStyle = { ...unshadowed, line: light, weight: 3, shade: null, paint: () => light };
  const glow = drawLayers(silhouette, character, state, at.scale, undefined, true);
  return shareRoundStrokes(placeDrawing(glow, at.x - 6, at.y - 4, at.scale, lean) + figure);
}

/** Where a balloon's tail ends: outside the head, on the line to the mouth. */
export function tailTip(
  from: Point,
  { x, y, scale }: FigurePosition,
  character: Character,
  turn: number,
  pose: Pose = 'stand',
): Point {
  const { lean = 0, head = 0 } = poses[pose];
  const [mouthX, mouthY] = rotate(mouthAt(turn, character.kind), (lean + head) * directionOf(turn));
  const target: Point = [x + mouthX * scale, y + mouthY * scale];
  const [dx, dy] = [from[0] - target[0], from[1] - target[1]];
  // Distance from the mouth to the edge of the head in this direction.
  const reach =
    1 /
    Math.hypot(
      dx / (halfHeadWidth + 10),
      dy / (dy < 0 ? heightAboveFaceOf(character, pose) + Math.max(0, mouthY) + 6 : 50),
    );
  const share = Math.min(0.85, reach * scale);
  return [target[0] + dx * share, target[1] + dy * share];
}
