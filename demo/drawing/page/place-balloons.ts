import type { Area } from '../ink/svg.ts';
import type { PlacedBalloon } from '../lettering/balloon.ts';
import { type Balloon, type MeasuredBalloon, measureBalloon } from '../lettering/measure-balloon.ts';
import type { LetteringStyle } from '../styles/drawing-style.ts';
import type { Sides } from './frames.ts';

/** Pixels between two balloons. */
const gap = 10;

export interface BalloonArea {
  area: Area;
  /** Distance that balloons keep from each side of the area. */
  safe: Sides;
  style: LetteringStyle;
  isRightToLeft: boolean;
  /** Preferred x of a speaker's balloons. */
  speakerX(name: string): number;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

const roomOf = ({ area, safe }: BalloonArea): number => area.width - safe.left - safe.right;

function measure(balloon: Balloon, target: BalloonArea): MeasuredBalloon {
  return measureBalloon(balloon, target.style, roomOf(target) * (balloon.kind === 'caption' ? 0.97 : 0.94));
}

/** Captions start in the corner where reading starts, voices from outside the panel in the opposite corner. */
function preferredX({ balloon, width }: MeasuredBalloon, target: BalloonArea): number {
  const { area, safe, isRightToLeft, speakerX } = target;
  const maxX = area.width - safe.right - width;
  if (balloon.kind === 'caption') return isRightToLeft ? maxX : safe.left;
  if (balloon.from !== undefined) return balloon.from[0] * area.width - width / 2;
  if (balloon.by !== undefined) return speakerX(balloon.by) - width / 2;
  return isRightToLeft ? safe.left : maxX;
}

/** The x beside the previous balloon, on the side that is read later. null if that is too far from the preferred x. */
function besideX(
  x: number,
  { width }: MeasuredBalloon,
  last: PlacedBalloon,
  { area, safe, isRightToLeft }: BalloonArea,
): number | null {
  const beside = isRightToLeft ? Math.min(x, last.x - gap - width) : Math.max(x, last.x + last.width + gap);
  const isInside = beside >= safe.left && beside <= area.width - safe.right - width;
  return isInside && Math.abs(beside - x) < width * 0.75 ? beside : null;
}

function placeAtHead(list: readonly MeasuredBalloon[], target: BalloonArea): PlacedBalloon[] {
  const placed: PlacedBalloon[] = [];
  const { area, safe } = target;
  let top = safe.top;
  for (const measured of list) {
    const x = clamp(preferredX(measured, target), safe.left, area.width - safe.right - measured.width);
    const last = placed.at(-1);
    const beside = last === undefined ? null : besideX(x, measured, last, target);
    if (last !== undefined && beside !== null) {
      // A lower position marks the balloon as the answer.
      const lower = last.balloon.kind === 'caption' ? 0 : Math.min(26, last.height * 0.3);
      placed.push({ ...measured, x: beside, y: last.y + lower });
    } else placed.push({ ...measured, x, y: last === undefined ? safe.top : top + gap });
    top = Math.max(top, ...placed.map((each) => each.y + each.height));
  }
  return placed;
}

function placeAtFoot(
  list: readonly MeasuredBalloon[],
  { area, safe, isRightToLeft }: BalloonArea,
): PlacedBalloon[] {
  let bottom = area.height - safe.bottom + gap;
  return list.toReversed().map((measured) => {
    bottom -= measured.height + gap;
    return {
      ...measured,
      x: isRightToLeft ? safe.left : area.width - safe.right - measured.width,
      y: bottom,
    };
  });
}

/** Places balloons in reading order: beside the previous one if possible, otherwise below it. */
export function placeBalloons(list: readonly Balloon[], target: BalloonArea): PlacedBalloon[] {
  const measured = list.map((balloon) => measure(balloon, target));
  return [
    ...placeAtHead(
      measured.filter(({ balloon }) => balloon.isAtFoot !== true),
      target,
    ),
    ...placeAtFoot(
      measured.filter(({ balloon }) => balloon.isAtFoot === true),
      target,
    ),
  ];
}
