/** The brightness of an image, one byte for each sample. Rows are complete; columns may be averaged. */
export interface BrightnessRows {
  samples: Uint8Array;
  /** Samples of one row. */
  columnsCount: number;
  rowsCount: number;
}

/** The height of a slice, compared with its width. */
const idealRatio = 1.75;
/** How far a cut may be from its ideal row, compared with the width. */
const maxShiftRatio = 0.4;
/** Rows on each side of a cut that should be calm too, compared with the width. */
const marginRatio = 0.01;
/** Difference of brightness between neighbours in one row, on average, that compression alone causes. */
const noise = 0.5;

/**
 * Chooses the rows at which an image is cut, so that each slice is about 1.5 to 2 times as high as wide. A cut is the
 * first row of a slice. It is placed where the rows around it are calm, as between two panels, and near the row that
 * divides the rest evenly.
 */
export function chooseCuts(rows: BrightnessRows, width: number): number[] {
  const slicesCount = Math.max(1, Math.round(rows.rowsCount / (idealRatio * width)));
  const unrest = measureUnrest(rows, Math.max(1, Math.round(marginRatio * width)));
  const maxShift = Math.round(maxShiftRatio * width);
  const cuts: number[] = [];
  for (let remaining = slicesCount; remaining > 1; remaining -= 1) {
    const start = cuts.at(-1) ?? 0;
    const ideal = start + Math.round((rows.rowsCount - start) / remaining);
    cuts.push(findCalmest(unrest, ideal, maxShift));
  }
  return cuts;
}

/** The distance to the ideal row decides between rows that differ only by noise. */
function findCalmest(unrest: Float64Array, ideal: number, maxShift: number): number {
  let best = ideal;
  let lowestCost = Number.POSITIVE_INFINITY;
  for (let row = ideal - maxShift; row <= ideal + maxShift; row += 1) {
    const cost = (unrest[row] ?? Number.POSITIVE_INFINITY) + (noise * Math.abs(row - ideal)) / maxShift;
    if (cost >= lowestCost) continue;
    lowestCost = cost;
    best = row;
  }
  return best;
}

/** For a cut at each row, the greatest unrest of the `margin` rows above and below it. */
function measureUnrest({ samples, columnsCount, rowsCount }: BrightnessRows, margin: number): Float64Array {
  const ofRow = Float64Array.from({ length: rowsCount }, (_, row) => {
    let sum = 0;
    const end = (row + 1) * columnsCount;
    for (let index = row * columnsCount + 1; index < end; index += 1)
      sum += Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0));
    return sum / columnsCount;
  });
  return ofRow.map((_, row) => Math.max(...ofRow.subarray(Math.max(0, row - margin), row + margin)));
}
