import { ImportFailure } from '../import-failure.ts';
import type { PageSize } from './page-size.ts';
import { pdfLimits } from './pdf-limits.ts';
import type { Pdfium } from './pdfium.ts';

/** The type of a page's object. */
const imageType = 3;

/** Returns the size in pixels of an object of a page, or null if it is not an image. */
export function readImageSize({ api, readNumbers }: Pdfium, object: number): PageSize | null {
  if (api.FPDFPageObj_GetType(object) !== imageType) return null;
  const size = readNumbers('i32', 2, (at) => api.FPDFImageObj_GetImagePixelSize(object, at, at + 4));
  if (!size) return null;
  const [width = 0, height = 0] = size;
  return { width, height };
}

/** Refuses a page with an image for which PDFium may lack memory. It would draw the page without the image. */
export function refuseLargeImages(pdfium: Pdfium, page: number): void {
  const { api } = pdfium;
  const objectsCount = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < objectsCount; index += 1) {
    const size = readImageSize(pdfium, api.FPDFPage_GetObject(page, index));
    if (size && size.width * size.height > pdfLimits.maxImagePixels)
      throw new ImportFailure(
        `contains an image that is too large: ${size.width} × ${size.height} pixels`,
        'tooLarge',
      );
  }
}
