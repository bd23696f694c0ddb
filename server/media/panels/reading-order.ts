/** A rectangle on a page. Its unit does not matter. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PanelDirection = 'ltr' | 'rtl';

/** Share of the smaller extent by which neighbours may overlap: slanted gutters, staggered rows. */
const maxOverlap = 0.1;
/** With these, rows are divided only if they hardly overlap, or even if they overlap much. */
const [strictOverlap, tolerantOverlap] = [0.03, 0.3];
/** The same for panels that cannot be divided otherwise. */
const maxSlantedOverlap = 0.45;

/**
 * Sorts panels as they are read: rows from top to bottom, in each row columns in the reading
 * direction. An inset follows the panel that contains it.
 */
export const sortByReadingOrder = <Box extends PageBox>(
  boxes: readonly Box[],
  direction: PanelDirection,
): Box[] => sortWithInsets(boxes, { direction, maxOverlap });

/** Whether a person may read the panels in another order, because they are staggered. */
export function isOrderDoubtful(boxes: readonly PageBox[], direction: PanelDirection): boolean {
  const strict = sortWithInsets(boxes, { direction, maxOverlap: strictOverlap });
  const tolerant = sortWithInsets(boxes, { direction, maxOverlap: tolerantOverlap });
  return strict.some((box, index) => box !== tolerant[index]);
}

interface OrderOptions {
  readonly direction: PanelDirection;
  readonly maxOverlap: number;
}

function sortWithInsets<Box extends PageBox>(boxes: readonly Box[], options: OrderOptions): Box[] {
  const insets = boxes.filter((box) => boxes.some((other) => other !== box && contains(other, box)));
  const panels = boxes.filter((box) => !insets.includes(box));
  return sortPanels(panels, options).flatMap((panel) => [
    panel,
    ...sortPanels(
      insets.filter((inset) => panels.find((other) => contains(other, inset)) === panel),
      options,
    ),
  ]);
}

/** Whether a panel contains an inset. */
const contains = (panel: PageBox, inset: PageBox): boolean =>
  panel.width * panel.height > inset.width * inset.height &&
  panel.x <= inset.x &&
  panel.y <= inset.y &&
  panel.x + panel.width >= inset.x + inset.width &&
  panel.y + panel.height >= inset.y + inset.height;

function sortPanels<Box extends PageBox>(boxes: readonly Box[], options: OrderOptions): Box[] {
  const { direction, maxOverlap: limit } = options;
  if (boxes.length < 2) return [...boxes];
  const rows = (box: PageBox): Extent => ({ start: box.y, end: box.y + box.height });
  const columns = (box: PageBox): Extent =>
    direction === 'ltr'
      ? { start: box.x, end: box.x + box.width }
      : { start: -box.x - box.width, end: -box.x };
  const groups =
    divide(boxes, rows, limit) ??
    divide(boxes, columns, limit) ??
    divide(boxes, columns, maxSlantedOverlap) ??
    divide(boxes, rows, maxSlantedOverlap);
  if (groups) return groups.flatMap((group) => sortPanels(group, options));
  // The boxes of narrow panels between slanted gutters overlap even more.
  if (isOneRow(boxes.map(rows)))
    return [...boxes].sort((one, other) => middleOf(columns(one)) - middleOf(columns(other)));
  return [...boxes].sort(
    (one, other) => rows(one).start - rows(other).start || columns(one).start - columns(other).start,
  );
}

/** Share of the smaller extent. */
const minRowOverlap = 0.6;

const isOneRow = (extents: readonly Extent[]): boolean =>
  extents.every((one) =>
    extents.every((other) => {
      const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
      return shared >= minRowOverlap * Math.min(one.end - one.start, other.end - other.start);
    }),
  );

const middleOf = ({ start, end }: Extent): number => (start + end) / 2;

interface Extent {
  start: number;
  end: number;
}

/** Divides boxes where their extents overlap least, into those before and after. Null if all overlap too much. */
function divide<Box extends PageBox>(
  boxes: readonly Box[],
  extentOf: (box: PageBox) => Extent,
  limit: number,
): [Box[], Box[]] | null {
  const sorted = [...boxes].sort((one, other) => middleOf(extentOf(one)) - middleOf(extentOf(other)));
  let [best, leastOverlap] = [0, limit];
  for (let index = 1; index < sorted.length; index += 1) {
    const overlap = greatestOverlap(sorted.slice(0, index).map(extentOf), sorted.slice(index).map(extentOf));
    if (overlap < leastOverlap) [best, leastOverlap] = [index, overlap];
  }
  return best === 0 ? null : [sorted.slice(0, best), sorted.slice(best)];
}

/** The greatest overlap of an extent before with one after, as a share of the smaller one. */
function greatestOverlap(before: readonly Extent[], after: readonly Extent[]): number {
  let greatest = 0;
  for (const one of before) {
    for (const other of after) {
      const smaller = Math.min(one.end - one.start, other.end - other.start);
      greatest = Math.max(greatest, (one.end - other.start) / Math.max(smaller, Number.EPSILON));
    }
  }
  return greatest;
}
