import { drawBody, frameOf } from './body.ts';
import { Brush } from './brush.ts';
import type { Acting, Character } from './character.ts';
import { mouthAt } from './face.ts';
import { crownOf, drawHead, headSide } from './head.ts';
import type { Manner } from './manner.ts';
import { poses } from './poses.ts';
import { type Point, place } from './svg.ts';

export interface FigurePlace {
  /** The middle of the face on the panel, and panel pixels per unit of the figure. */
  x: number;
  y: number;
  scale: number;
}

/** From the middle of the face down to the soles, in units of the figure. */
export const figureDepth = (character: Character): number => frameOf(character).footY + 12;

function drawOnce(
  manner: Manner,
  character: Character,
  acting: Acting,
  scale: number,
  held?: (brush: Brush) => string,
): string {
  const brush = new Brush(manner, scale);
  const body = drawBody(brush, character, acting);
  const thing =
    held === undefined ? '' : place(held(brush), body.hand[0], body.hand[1], 1, 0, acting.turn < 0);
  const raised = body.hand[1] < 30;
  const head = drawHead(brush, character, acting);
  return body.behind + (raised ? '' : thing + body.front) + head + (raised ? thing + body.front : '');
}

export function drawFigure(
  manner: Manner,
  character: Character,
  acting: Acting,
  at: FigurePlace,
  held?: (brush: Brush) => string,
): string {
  const lean = (poses[acting.pose].lean ?? 0) * (acting.turn < 0 ? -1 : 1);
  const figure = drawOnce(manner, character, acting, at.scale, held);
  const placed = place(figure, at.x, at.y, at.scale, lean);
  if (manner.rim === null) return placed;

  // The light from behind: the figure's own silhouette, a few pixels aside, in the colour of the lamp.
  const light = manner.rim;
  const silhouette: Manner = { ...manner, line: light, weight: 3, shade: null, paint: () => light };
  return (
    place(drawOnce(silhouette, character, acting, at.scale), at.x - 6, at.y - 4, at.scale, lean) + placed
  );
}

/** Where a balloon's tail should end: just outside the head, on the way to the mouth. */
export function tailTip(
  from: Point,
  { x, y, scale }: FigurePlace,
  character: Character,
  turn: number,
): Point {
  const [mouthX, mouthY] = mouthAt(turn);
  const target: Point = [x + mouthX * scale, y + mouthY * scale];
  const [dx, dy] = [from[0] - target[0], from[1] - target[1]];
  // The edge of the head in that direction, seen from the mouth (the mouth is well under the crown).
  const reach = 1 / Math.hypot(dx / (headSide + 10), dy / (dy < 0 ? crownOf(character) + 34 : 50));
  const share = Math.min(0.85, reach * scale);
  return [target[0] + dx * share, target[1] + dy * share];
}
