import { readImageSize } from './page-images.ts';
import type { PageSize } from './page-size.ts';
import type { Pdfium } from './pdfium.ts';

/** The part of a page's side that may stay free around an image that fills the page. */
const maxFreePart = 0.01;
/** How much the horizontal and the vertical resolution may differ. */
const maxDistortion = 0.02;

/**
 * Returns the size of the page in pixels of its image, if one image is its only content and fills it. Rendered at this
 * size, the image keeps its pixels. Null for other pages.
 */
export function findImagePixels(pdfium: Pdfium, page: number): PageSize | null {
  const { api } = pdfium;
  if (api.FPDFPage_CountObjects(page) !== 1) return null;
  const image = api.FPDFPage_GetObject(page, 0);
  const pixels = readImageSize(pdfium, image);
  const matrix = pdfium.readNumbers('float', 6, (at) => api.FPDFPageObj_GetMatrix(image, at));
  const bounds = pdfium.readNumbers('float', 4, (at) =>
    api.FPDFPageObj_GetBounds(image, at, at + 4, at + 8, at + 12),
  );
  const box = pdfium.readNumbers('float', 4, (at) => api.FPDF_GetPageBoundingBox(page, at));
  if (!pixels || !matrix || !bounds || !box) return null;

  const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
  const [boxLeft = 0, boxTop = 0, boxRight = 0, boxBottom = 0] = box;
  const width = boxRight - boxLeft;
  const height = boxTop - boxBottom;
  const freeX = maxFreePart * width;
  const freeY = maxFreePart * height;
  const fillsWidth = left <= boxLeft + freeX && right >= boxRight - freeX;
  const fillsHeight = bottom <= boxBottom + freeY && top >= boxTop - freeY;
  if (!fillsWidth || !fillsHeight) return null;

  const [a = 0, b = 0] = matrix;
  const isImageOnItsSide = Math.abs(b) > Math.abs(a);
  const { width: imageWidth, height: imageHeight } = isImageOnItsSide ? turn(pixels) : pixels;
  const resolutionX = imageWidth / (right - left);
  const resolutionY = imageHeight / (top - bottom);
  if (Math.abs(resolutionX / resolutionY - 1) > maxDistortion) return null;
  const isPageOnItsSide = api.FPDFPage_GetRotation(page) % 2 === 1;
  const size = { width: width * resolutionX, height: height * resolutionY };
  return isPageOnItsSide ? turn(size) : size;
}

const turn = ({ width, height }: PageSize): PageSize => ({ width: height, height: width });
