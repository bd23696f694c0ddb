import { ImportFailure } from '../import-failure.ts';
import { importLimits } from '../import-limits.ts';
import { pdfLimits } from './pdf-limits.ts';

export interface PageSize {
  width: number;
  height: number;
}

/**
 * Returns the size in pixels at which a page is rendered. `points`: its size in the document. `imagePixels`: its size in
 * pixels of the image that fills it, or null.
 */
export function choosePageSize(points: PageSize, imagePixels: PageSize | null): PageSize {
  const { minSidePixels, maxSidePixels } = importLimits;
  const shortSide = Math.min(points.width, points.height);
  const longSide = Math.max(points.width, points.height);
  // Also refuses sizes that are not numbers.
  if (!(shortSide >= minSidePixels && longSide <= maxSidePixels))
    throw new ImportFailure(`has an impossible size: ${points.width} × ${points.height} points`, 'damaged');
  const { longSidePixels, minShortSidePixels } = pdfLimits;
  const scale = Math.max(longSidePixels / longSide, minShortSidePixels / shortSide);
  return reduceToLimits(imagePixels ?? { width: points.width * scale, height: points.height * scale });
}

function reduceToLimits({ width, height }: PageSize): PageSize {
  const scale = Math.min(
    1,
    importLimits.maxSidePixels / Math.max(width, height),
    Math.sqrt(pdfLimits.maxPagePixels / (width * height)),
  );
  return { width: toPixels(width * scale), height: toPixels(height * scale) };
}

const toPixels = (side: number) => Math.max(1, Math.round(side));
