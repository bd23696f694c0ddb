import { fstatSync, openSync, readSync } from 'node:fs';
import { ImportFailure } from '../import-failure.ts';
import { pdfLimits } from './pdf-limits.ts';
import type { Pdfium } from './pdfium.ts';

/** Values of FPDF_GetLastError. */
const passwordError = 4;
const securityError = 5;

/**
 * Opens a PDF and returns its handle. The file stays open until the process ends. PDFium reads parts of it when it needs
 * them, so that a large file does not have to fit into its memory.
 */
export function openPdfDocument(pdfium: Pdfium, path: string | Buffer): number {
  const { api } = pdfium;
  const document = api.FPDF_LoadCustomDocument(describeFile(pdfium, path), '');
  if (document === 0) {
    const error = api.FPDF_GetLastError();
    const isEncrypted = error === passwordError || error === securityError;
    throw new ImportFailure(
      isEncrypted ? 'is encrypted' : 'is damaged, or not a PDF document',
      isEncrypted ? 'encrypted' : 'damaged',
    );
  }
  // A file without a password for reading can still forbid to copy its pages.
  if (api.EPDF_IsEncrypted(document)) throw new ImportFailure('is encrypted', 'encrypted');
  // PDFium repairs a damaged file as well as it can, and the comic would lose pages.
  if (!api.FPDF_DocumentHasValidCrossReferenceTable(document))
    throw new ImportFailure('is damaged: its table of contents is wrong', 'damaged');
  return document;
}

/** Returns the address of a new FPDF_FILEACCESS: length, function that reads a block, and its first argument. */
function describeFile({ api: { pdfium } }: Pdfium, path: string | Buffer): number {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  if (size > pdfLimits.maxFileBytes) throw new ImportFailure('is too large', 'tooLarge');
  // Node and Emscripten pass addresses and lengths of 32 bits as signed numbers.
  const readBlock = (_argument: number, position: number, address: number, length: number) =>
    Number(readSync(file, pdfium.HEAPU8, address >>> 0, length >>> 0, position >>> 0) === length >>> 0);
  const description = pdfium.wasmExports.malloc(12);
  pdfium.setValue(description, size, 'i32');
  pdfium.setValue(description + 4, pdfium.addFunction(readBlock, 'iiiii'), 'i32');
  pdfium.setValue(description + 8, 0, 'i32');
  return description;
}
