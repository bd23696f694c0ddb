import sharp from 'sharp';
import type { StoredImage } from '../../database/image-row.ts';
import type { IssueDetails } from '../../database/publishing-tables.ts';
import { encodePage } from './encode-page.ts';
import type { ImageSource } from './image-store.ts';

type PageSize = Pick<StoredImage, 'width' | 'height'>;
type ReadingDirection = IssueDetails['readingDirection'];

/** Width divided by height. The half of a narrower image is too narrow for a cover. */
const minSheetRatio = 1.2;

const isSheet = ({ width, height }: PageSize): boolean => width >= minSheetRatio * height;

/**
 * Whether a first page shows the back cover beside the front cover. If most other pages are wide too, as in collected
 * strips, it is a single picture, and so is a wide slice of a vertical comic.
 */
export function showsBothCovers(
  firstPage: PageSize,
  otherPages: readonly PageSize[],
  readingMode: IssueDetails['readingMode'],
): boolean {
  if (readingMode === 'vertical' || !isSheet(firstPage)) return false;
  return otherPages.filter(isSheet).length <= otherPages.length / 2;
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
