import sharp from 'sharp';
import { encodePage } from '../images/encode-page.ts';
import { ImportFailure } from '../import-failure.ts';
import { findImagePixels } from './find-image-pixels.ts';
import { refuseLargeImages } from './page-images.ts';
import { choosePageSize } from './page-size.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDFBitmap_BGRx, and FPDF_REVERSE_BYTE_ORDER for the order that sharp reads. */
const bitmapFormat = 3;
const rgbOrder = 0x10;
const channels = 4;
const white = 0xff_ff_ff_ff;

/**
 * Renders one page, numbered from 1, and returns the encoded image. Annotations, such as links, and form fields are not
 * drawn, and PDFium was built without an engine for scripts.
 */
export async function renderPage(pdfium: Pdfium, document: number, pageNumber: number): Promise<Buffer> {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(document, pageNumber - 1);
  if (page === 0) throw new ImportFailure('is damaged', 'damaged');
  refuseLargeImages(pdfium, page);
  const points = { width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
  const { width, height } = choosePageSize(points, findImagePixels(pdfium, page));
  const bitmap = api.FPDFBitmap_CreateEx(width, height, bitmapFormat, 0, 0);
  if (bitmap === 0) throw new ImportFailure('needs too much memory', 'tooComplex');
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, rgbOrder);
    const pixels = pdfium.bytesAt(api.FPDFBitmap_GetBuffer(bitmap), width * height * channels);
    return await encodePage(() => sharp(pixels, { raw: { width, height, channels } }).removeAlpha());
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
    api.FPDF_ClosePage(page);
  }
}
