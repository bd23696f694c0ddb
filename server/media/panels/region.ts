import type { ContentMask } from './content-mask.ts';

export type PixelPoint = readonly [x: number, y: number];

/** A convex polygon on the page, in pixels. */
export type Region = readonly PixelPoint[];

/** Pixels; `right` and `bottom` are exclusive. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxRegion = ({ left, top, right, bottom }: PixelBox): Region => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A line across a region: y = offset + slope · x if it is horizontal, x = offset + slope · y if it is vertical. */
export interface CutLine {
  readonly isHorizontal: boolean;
  readonly offset: number;
  readonly slope: number;
}

const positionOn = ({ isHorizontal, offset, slope }: CutLine, [x, y]: PixelPoint): number =>
  isHorizontal ? y - offset - slope * x : x - offset - slope * y;

/** The parts of a region on both sides of a line: above and below it, or left and right of it. */
export function divideRegion(region: Region, line: CutLine): [Region, Region] {
  return [
    clip(region, (point) => -positionOn(line, point)),
    clip(region, (point) => positionOn(line, point)),
  ];
}

export function clipToBox(region: Region, { left, top, right, bottom }: PixelBox): Region {
  const sides: readonly ((point: PixelPoint) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - top,
    ([, y]) => bottom - y,
  ];
  return sides.reduce(clip, region);
}

/** Keeps the part of a region where `inside` is not negative. */
function clip(region: Region, inside: (point: PixelPoint) => number): Region {
  return region.flatMap((point, index) => {
    const next = region[(index + 1) % region.length] as PixelPoint;
    const [here, there] = [inside(point), inside(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    const crossing: PixelPoint = [
      point[0] + share * (next[0] - point[0]),
      point[1] + share * (next[1] - point[1]),
    ];
    return [...kept, crossing];
  });
}

function boundsOf(region: Region): PixelBox {
  const [xs, ys] = [region.map(([x]) => x), region.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Calls `visit` with each row of the region: the pixels from `start` to before `end`. */
export function forEachRow(
  region: Region,
  { width, height }: ContentMask,
  visit: (y: number, start: number, end: number) => void,
): void {
  if (region.length < 3) return;
  const { top, bottom } = boundsOf(region);
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y += 1) {
    const [start, end] = spanAt(region, y + 0.5);
    const [from, to] = [Math.max(0, Math.round(start)), Math.min(width, Math.round(end))];
    if (to > from) visit(y, from, to);
  }
}

/** The part of the horizontal line at `y` that is in the region. */
function spanAt(region: Region, y: number): [number, number] {
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < region.length; index += 1) {
    const [x1, y1] = region[index] as PixelPoint;
    const [x2, y2] = region[(index + 1) % region.length] as PixelPoint;
    if (y1 < y === y2 < y) continue;
    const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    if (x < start) start = x;
    if (x > end) end = x;
  }
  return [start, end];
}

/** The content of a region: the box around it, and its number of pixels. Null if the region has none. */
export function contentOf(region: Region, mask: ContentMask): { box: PixelBox; size: number } | null {
  let [left, right, top, bottom, size] = [mask.width, 0, mask.height, 0, 0];
  forEachRow(region, mask, (y, start, end) => {
    const row = y * mask.width;
    for (let x = start; x < end; x += 1) {
      if (mask.content[row + x] !== 1) continue;
      size += 1;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  });
  return size === 0 ? null : { box: { left, top, right, bottom }, size };
}
