import type { Random } from '../../../demo/drawing/ink/random.ts';
import type { PageStyle } from './page-style.ts';

export type Corner = readonly [x: number, y: number];

/** A panel of a generated page, in pixels. Its corners start at the top left. */
export interface DrawnPanel {
  readonly corners: readonly Corner[];
  readonly isInset: boolean;
}

/** A part of the page between two vertical and two horizontal sides, which may be slanted. */
interface LayoutCell {
  /** x of the left side at the top and at the bottom, and so on. */
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  /** y of the top side at the left and at the right. */
  readonly top: readonly [number, number];
  readonly bottom: readonly [number, number];
}

/** Lays out a page for reading from left to right. The panels are in reading order. */
export function layOutPage(random: Random, style: PageStyle): DrawnPanel[] {
  const { width, height, margin } = style;
  const page: LayoutCell = {
    left: [margin, margin],
    right: [width - margin, width - margin],
    top: [margin, margin],
    bottom: [height - margin, height - margin],
  };
  if (style.isSplash) return [toPanel(page)];
  const rows = splitRows(random, style, page, style.rows);
  const panels = rows.flatMap((row) =>
    splitColumns(random, style, row, columnsOf(random, style, rows.length)),
  );
  return style.hasInset ? [...panels, ...insetsOf(random, style, panels)].sort(byParent(panels)) : panels;
}

const columnsOf = (random: Random, { isStrip }: PageStyle, rows: number): number =>
  isStrip ? random.pick([1, 1, 1, 2]) : random.pick(rows > 2 ? [1, 2, 2, 3, 3, 4] : [1, 2, 2, 3]);

function splitRows(
  random: Random,
  style: PageStyle,
  { left, right, top, bottom }: LayoutCell,
  count: number,
): LayoutCell[] {
  const shares = cumulativeShares(random, count);
  const gutter = style.rowGutter / 2;
  const sides = shares.map((share, index) => {
    const isInner = index > 0 && index < count;
    const slant =
      isInner && random.next() < style.slantedRowShare ? random.between(-1, 1) * 0.05 * style.width : 0;
    const y = top[0] + share * (bottom[0] - top[0]);
    return [y - slant, y + slant] as const;
  });
  return sides.slice(0, -1).map((side, index): LayoutCell => {
    const next = sides[index + 1] ?? side;
    const [above, below] = [index === 0 ? 0 : gutter, index === count - 1 ? 0 : gutter];
    return {
      left,
      right,
      top: [side[0] + above, side[1] + above],
      bottom: [next[0] - below, next[1] - below],
    };
  });
}

function splitColumns(random: Random, style: PageStyle, row: LayoutCell, count: number): DrawnPanel[] {
  const shares = cumulativeShares(random, count);
  const gutter = style.columnGutter / 2;
  const isSlanted = random.next() < style.slantedColumnShare;
  const slant = isSlanted ? random.pick([-1, 1]) * random.between(0.01, 0.06) * style.width : 0;
  const sides = shares.map((share, index) => {
    const x = row.left[0] + share * (row.right[0] - row.left[0]);
    const lean = index > 0 && index < count ? slant : 0;
    return [x + lean, x - lean] as const;
  });
  return sides.slice(0, -1).flatMap((side, index) => {
    const next = sides[index + 1] ?? side;
    const [before, after] = [index === 0 ? 0 : gutter, index === count - 1 ? 0 : gutter];
    const cell = narrow(row, [side[0] + before, side[1] + before], [next[0] - after, next[1] - after]);
    const isTall = cell.bottom[0] - cell.top[0] > 0.3 * style.height;
    if (!isTall || isSlanted || count === 1 || random.next() > style.nestedShare) return [toPanel(cell)];
    return splitRows(random, { ...style, slantedRowShare: 0 }, cell, 2).map(toPanel);
  });
}

/** The cell between two vertical sides. Its horizontal sides keep their slant. */
function narrow(
  row: LayoutCell,
  left: readonly [number, number],
  right: readonly [number, number],
): LayoutCell {
  const [start, end] = [row.left[0], row.right[0]];
  const at = ([from, to]: readonly [number, number], x: number) =>
    from + ((x - start) / (end - start)) * (to - from);
  return {
    left,
    right,
    top: [at(row.top, left[0]), at(row.top, right[0])],
    bottom: [at(row.bottom, left[1]), at(row.bottom, right[1])],
  };
}

const toPanel = ({ left, right, top, bottom }: LayoutCell): DrawnPanel => ({
  isInset: false,
  corners: [
    [left[0], top[0]],
    [right[0], top[1]],
    [right[1], bottom[1]],
    [left[1], bottom[0]],
  ],
});

/** Shares of a length from 0 to 1, which divide it into similar parts. */
function cumulativeShares(random: Random, count: number): number[] {
  const parts = Array.from({ length: count }, () => random.between(0.7, 1.5));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return [
    0,
    ...parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0) / total),
  ];
}

/** One inset in a corner of the largest panel. */
function insetsOf(random: Random, { width }: PageStyle, panels: readonly DrawnPanel[]): DrawnPanel[] {
  const largest = panels.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
  const [[left, top], , [right, bottom]] = largest.corners as [Corner, Corner, Corner];
  if (right - left < 0.4 * width || bottom - top < 0.3 * width) return [];
  const [insetWidth, insetHeight] = [
    random.between(0.3, 0.42) * (right - left),
    random.between(0.3, 0.42) * (bottom - top),
  ];
  const distance = 0.04 * width;
  const x = random.pick([left + distance, right - distance - insetWidth]);
  const y = random.pick([top + distance, bottom - distance - insetHeight]);
  return [
    {
      isInset: true,
      corners: [
        [x, y],
        [x + insetWidth, y],
        [x + insetWidth, y + insetHeight],
        [x, y + insetHeight],
      ],
    },
  ];
}

/** An inset is read after the panel that it covers. */
const byParent = (panels: readonly DrawnPanel[]) => {
  const largest = panels.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
  const rank = (panel: DrawnPanel) => (panel.isInset ? panels.indexOf(largest) + 0.5 : panels.indexOf(panel));
  return (one: DrawnPanel, other: DrawnPanel) => rank(one) - rank(other);
};

function areaOf({ corners }: DrawnPanel): number {
  const [[left, top], , [right, bottom]] = corners as [Corner, Corner, Corner];
  return (right - left) * (bottom - top);
}
