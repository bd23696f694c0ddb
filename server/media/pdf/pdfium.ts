import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The functions of PDFium, with access to the memory in which it reads and writes. */
export interface Pdfium {
  api: WrappedPdfiumModule;
  /** A view that is valid until PDFium needs more memory. */
  bytesAt(address: number, length: number): Buffer;
  /** Calls `read` with the address of `count` numbers of four bytes, and returns these as `read` left them. */
  readNumbers(type: 'float' | 'i32', count: number, read: (address: number) => boolean): number[] | null;
}

/** Loads PDFium, which is not safe for untrusted files in the process of the platform. */
export async function loadPdfium(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  // Damaged files would otherwise fill the log.
  const silent = { print: () => {}, printErr: () => {} };
  const api = await init({ wasmBinary: buffer, ...silent });
  api.PDFiumExt_Init();
  const { pdfium } = api;

  return {
    api,
    bytesAt: (address, length) => Buffer.from(pdfium.HEAPU8.buffer, address, length),
    readNumbers(type, count, read) {
      const address = pdfium.wasmExports.malloc(4 * count);
      try {
        if (!read(address)) return null;
        return Array.from({ length: count }, (_, index) => pdfium.getValue(address + 4 * index, type));
      } finally {
        pdfium.wasmExports.free(address);
      }
    },
  };
}
