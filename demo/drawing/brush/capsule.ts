import { type Point, round } from '../ink/svg.ts';
import type { Brush } from './brush.ts';
import { printsBlack } from './shade-on.ts';

/** A bar with round ends of radius `from` and `to`. */
export function capsule([fromX, fromY]: Point, [toX, toY]: Point, from: number, to: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [-(toY - fromY) / length, (toX - fromX) / length];
  const at = (pointX: number, pointY: number): string => `${round(pointX)} ${round(pointY)}`;
  const arc = (radius: number): string => `A${round(radius)} ${round(radius)} 0 0 0 `;
  return `M${at(fromX + x * from, fromY + y * from)}L${at(toX + x * to, toY + y * to)}${arc(to)}${at(toX - x * to, toY - y * to)}L${at(fromX - x * from, fromY - y * from)}${arc(from)}${at(fromX + x * from, fromY + y * from)}Z`;
}

/** Overlapping shapes with one common outline. */
export function mergedShape(brush: Brush, data: string, colour: string): string {
  const { style, scale } = brush;
  if (style.weight === 0) return brush.ink(data, colour);
  if (!printsBlack(brush, colour)) return `${brush.ink(data, colour, 2).slice(0, -2)} paint-order="stroke"/>`;
  // A white line separates two black shapes.
  const separator = style.hasBlackLines ? brush.stroke(data, '#ffffff', (style.weight / scale) * 0.8) : '';
  return brush.ink(data, colour, 2.6) + separator + brush.fill(data, colour);
}

export const pointBetween = ([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point => [
  fromX + (toX - fromX) * share,
  fromY + (toY - fromY) * share,
];

/** Degrees by which a shape that points down is rotated to point from the first point to the second. */
export const angleOf = ([fromX, fromY]: Point, [toX, toY]: Point): number =>
  (Math.atan2(fromX - toX, toY - fromY) * 180) / Math.PI;
