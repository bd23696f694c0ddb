import sharp from 'sharp';
import type { StoredImage } from '../../database/image-row.ts';
import type { IssueDetails } from '../../database/publishing-tables.ts';
import { importLimits } from '../import-limits.ts';
import { encodePage } from './encode-page.ts';
import type { ImageSource } from './image-store.ts';

type PageSize = Pick<StoredImage, 'width' | 'height'>;
type ReadingDirection = IssueDetails['readingDirection'];

/** Width divided by height. The half of a narrower page is too narrow for a cover, and that of a wider one is not upright. */
const minRatio = 1.2;
const maxRatio = 2;

const isWide = ({ width, height }: PageSize): boolean => width >= minRatio * height;

const hasUprightHalves = ({ width, height }: PageSize): boolean =>
  width <= maxRatio * height && width >= 2 * importLimits.minSidePixels;

/**
 * Whether a first page shows the back cover beside the front cover. If most other pages are wide too, as in collected
 * strips, the first page is a single picture, and so is that of a vertical comic or of one without other pages. Rule 113.
 */
export function showsBothCovers(
  firstPage: PageSize,
  otherPages: readonly PageSize[],
  readingMode: IssueDetails['readingMode'],
): boolean {
  if (readingMode === 'vertical' || otherPages.length === 0) return false;
  if (!isWide(firstPage) || !hasUprightHalves(firstPage)) return false;
  return otherPages.filter(isWide).length <= otherPages.length / 2;
}

/** Encodes the half of an image with the front cover: the right one, or the left one if pages are read from the right. */
export function encodeFrontCover(
  source: ImageSource,
  { width, height }: PageSize,
  readingDirection: ReadingDirection,
): Promise<Buffer> {
  const halfWidth = Math.floor(width / 2);
  const left = readingDirection === 'rtl' ? 0 : width - halfWidth;
  return encodePage(() =>
    sharp(source, { failOn: 'error' }).autoOrient().extract({ left, top: 0, width: halfWidth, height }),
  );
}
