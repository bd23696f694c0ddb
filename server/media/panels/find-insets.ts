import type { ContentMask } from './content-mask.ts';
import type { PixelBox } from './region.ts';

/** Share of the page's width: the space around an inset is narrower. */
const maxHaloShare = 0.035;
/** Share of the page's area. Smaller boxes are captions. */
const minAreaShare = 0.018;
/** Share of the page's width. */
const minSideShare = 0.1;
/** Share of the panel's area. */
const maxPanelShare = 0.55;
/** Share of each side of an inset that is straight. */
const minStraightness = 0.85;

/** Finds panels inside a panel: rectangles with a narrow space around them, beyond which the drawing continues. */
export function findInsets(panel: PixelBox, mask: ContentMask): PixelBox[] {
  const panelArea = areaOf(panel);
  if (panelArea * maxPanelShare < minAreaShare * mask.width * mask.height) return [];
  return componentsIn(panel, mask).filter(
    (box) =>
      Math.min(box.right - box.left, box.bottom - box.top) >= minSideShare * mask.width &&
      areaOf(box) >= minAreaShare * mask.width * mask.height &&
      areaOf(box) <= maxPanelShare * panelArea &&
      isRectangle(box, mask) &&
      hasHalo(box, mask),
  );
}

const areaOf = ({ left, top, right, bottom }: PixelBox): number => (right - left) * (bottom - top);

/** Only each second pixel in each second row is examined, which is enough to find the space around an inset. */
const step = 2;

/** The boxes around the connected parts of a panel's drawing. */
function componentsIn(panel: PixelBox, { width, offColour }: ContentMask): PixelBox[] {
  const columns = Math.floor((panel.right - panel.left) / step);
  const rows = Math.floor((panel.bottom - panel.top) / step);
  const unseen = new Uint8Array(columns * rows);
  for (let index = 0; index < unseen.length; index += 1) {
    const column = index % columns;
    const y = panel.top + ((index - column) / columns) * step;
    unseen[index] = offColour[y * width + panel.left + column * step] ?? 0;
  }
  const stack = new Int32Array(columns * rows);
  const boxes: PixelBox[] = [];
  for (let start = 0; start < unseen.length; start += 1)
    if (unseen[start] === 1) boxes.push(enlarge(traceComponent(unseen, columns, start, stack), panel));
  return boxes;
}

const enlarge = ({ left, top, right, bottom }: PixelBox, panel: PixelBox): PixelBox => ({
  left: panel.left + left * step,
  top: panel.top + top * step,
  right: panel.left + (right - 1) * step + 1,
  bottom: panel.top + (bottom - 1) * step + 1,
});

/** Removes a component from the unseen pixels. Returns the box around it. */
function traceComponent(unseen: Uint8Array, columns: number, start: number, stack: Int32Array): PixelBox {
  let size = 0;
  const visit = (index: number) => {
    if (unseen[index] !== 1) return;
    unseen[index] = 0;
    stack[size] = index;
    size += 1;
  };
  let [left, top, right, bottom] = [columns, unseen.length, 0, 0];
  visit(start);
  while (size > 0) {
    size -= 1;
    const index = stack[size] as number;
    const column = index % columns;
    const row = (index - column) / columns;
    if (column < left) left = column;
    if (column >= right) right = column + 1;
    if (row < top) top = row;
    if (row >= bottom) bottom = row + 1;
    if (column > 0) visit(index - 1);
    if (column < columns - 1) visit(index + 1);
    visit(index - columns);
    visit(index + columns);
  }
  return { left, top, right, bottom };
}

const isRectangle = (box: PixelBox, mask: ContentMask): boolean =>
  sharesAround(box, mask, [0, -1, -2]).every((share) => share >= minStraightness);

/** Whether the box has space on all sides, and a drawing beyond it on three sides at least. */
function hasHalo(box: PixelBox, mask: ContentMask): boolean {
  const reach = Math.round(maxHaloShare * mask.width);
  const beyond = Array.from({ length: reach }, (_, index) => index + 1);
  const isSurrounded = sharesAround(box, mask, beyond).filter((share) => share >= 0.5).length >= 3;
  const spaces = sharesAround(box, mask, [1, 2, 3], (one, other) => Math.min(one, other));
  return isSurrounded && spaces.every((share) => share <= 0.2);
}

/** For each side, the greatest share of drawing on the lines at some distances outside of the box. */
function sharesAround(
  { left, top, right, bottom }: PixelBox,
  { width, height, offColour }: ContentMask,
  distances: readonly number[],
  combine: (one: number, other: number) => number = (one, other) => Math.max(one, other),
): number[] {
  const row = (y: number) =>
    shareOf(left, right, (x) => y >= 0 && y < height && offColour[y * width + x] === 1);
  const column = (x: number) =>
    shareOf(top, bottom, (y) => x >= 0 && x < width && offColour[y * width + x] === 1);
  return [
    distances.map((distance) => row(top - distance)),
    distances.map((distance) => row(bottom - 1 + distance)),
    distances.map((distance) => column(left - distance)),
    distances.map((distance) => column(right - 1 + distance)),
  ].map((shares) => shares.reduce(combine));
}

function shareOf(start: number, end: number, isDrawn: (at: number) => boolean): number {
  let drawn = 0;
  for (let at = start; at < end; at += 1) if (isDrawn(at)) drawn += 1;
  return drawn / (end - start);
}
