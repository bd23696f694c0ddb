const mebibyte = 1024 * 1024;

/** Limits for rendering one PDF, in addition to `importLimits`. */
export const pdfLimits = {
  /** Pixels of the longer side of a page, unless one image fills it. */
  longSidePixels: 2400,
  /** Pixels of the shorter side, so that tall strips stay legible. */
  minShortSidePixels: 1200,
  /** Pixels of one page. Larger ones are rendered smaller: a bitmap takes four bytes for each. */
  maxPagePixels: 25_000_000,
  /** Pixels of an embedded image. A progressive JPEG needs six bytes for each. */
  maxImagePixels: 60_000_000,
  /** A page that takes longer hangs, or was made to block the platform. */
  maxPageMs: 60_000,
  maxDocumentMs: 10 * 60_000,
  /** Each open document has a helper process of 110 to 500 MB. */
  maxConcurrentDocuments: 2,
  /** Memory of PDFium. It includes the bitmap and the decoded images of one page. */
  maxWasmBytes: 512 * mebibyte,
  /** PDFium counts the bytes of a file with 32 bits. */
  maxFileBytes: 2047 * mebibyte,
};
