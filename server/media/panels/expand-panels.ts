import type { FramedCell } from './panel-box.ts';
import type { PixelBox } from './region.ts';

export interface PageSpace {
  /** The box in which panels are expected: the page, or the page without its margins. */
  readonly bounds: PixelBox;
  /** Pixels between two panels. */
  readonly gutter: number;
  /** Pixels. */
  readonly pageWidth: number;
}

/** A side with less content at its edge has no frame there. */
const maxRaggedness = 0.5;
/** Share of the panels that have frames on all sides. */
const minFramedShare = 0.4;
/** Share of the page's width by which a panel grows at most. */
const maxGrowthShare = 0.2;

/**
 * Moves the sides without a frame outwards, to the neighbours and the margins. The background of a panel without a frame
 * has the colour of the gutters, so that only its figures were found.
 */
export function expandPanels(cells: readonly FramedCell[], space: PageSpace): PixelBox[] {
  const framed = cells.filter(
    ({ straightness }) => Math.min(...Object.values(straightness)) >= maxRaggedness,
  );
  // Without frames around them, drawings are not aligned with their neighbours.
  if (framed.length < minFramedShare * cells.length) return cells.map(({ box }) => box);
  return cells.map(({ box, straightness }, index) => {
    const others = cells.filter((_, other) => other !== index).map((cell) => cell.box);
    const sides = (['left', 'top', 'right', 'bottom'] as const).map((side) =>
      straightness[side] >= maxRaggedness ? box[side] : expandedSide(box, side, others, space),
    );
    const [left, top, right, bottom] = sides as [number, number, number, number];
    return { left, top, right, bottom };
  });
}

function expandedSide(
  box: PixelBox,
  side: keyof PixelBox,
  others: readonly PixelBox[],
  { bounds, gutter, pageWidth }: PageSpace,
): number {
  const outwards = side === 'left' || side === 'top' ? -1 : 1;
  const opposite = ({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const)[side];
  const isBeside = (other: PixelBox) =>
    side === 'left' || side === 'right'
      ? other.top < box.bottom && other.bottom > box.top
      : other.left < box.right && other.right > box.left;
  const limits = others
    .filter((other) => isBeside(other) && outwards * (other[opposite] - box[side]) >= 0)
    .map((other) => other[opposite] - outwards * gutter);
  const nearest = [...limits, bounds[side]].reduce((one, other) =>
    outwards * (other - one) < 0 ? other : one,
  );
  const growth = outwards * (nearest - box[side]);
  return growth > 0 && growth <= maxGrowthShare * pageWidth ? nearest : box[side];
}
