import { openHelperProcess } from '../../helper-process/open-helper-process.ts';
import { ImportFailure } from '../import-failure.ts';
import { importLimits } from '../import-limits.ts';
import { explainPdfError } from '../pdf/explain-pdf-error.ts';
import { pdfLimits } from '../pdf/pdf-limits.ts';
import type { PdfAnswer, PdfRequest } from '../pdf/pdf-messages.ts';
import { limitTurns } from '../pdf/turns.ts';
import { type ComicPath, decodeFileName } from './comic-path.ts';
import type { ComicSource } from './comic-source.ts';

interface PdfSourceOptions {
  limits?: typeof pdfLimits & Pick<typeof importLimits, 'maxEntries' | 'maxTotalBytes'>;
  /** The module that the helper process runs. */
  program?: URL;
}

const defaultLimits = { ...importLimits, ...pdfLimits };
const pdfProgram = new URL('../pdf/pdf-program.ts', import.meta.url);

/** For all documents of this process. Each needs a helper process. */
const takeTurn = limitTurns(pdfLimits.maxConcurrentDocuments);

/**
 * Opens a PDF, whose pages are rendered when they are read. Waits while other documents are open. It has a helper process
 * of its own, so a damaged or hostile document cannot block the platform, end it or affect another document.
 */
export async function openPdf(path: ComicPath, options: PdfSourceOptions = {}): Promise<ComicSource> {
  const { limits = defaultLimits, program = pdfProgram } = options;
  const { maxWasmBytes, maxPageMs, maxDocumentMs, maxEntries, maxTotalBytes } = limits;
  const endTurn = await takeTurn();
  const helper = openHelperProcess<PdfRequest, PdfAnswer>({ program, threads: 1, maxWasmBytes });
  let remainingMs = maxDocumentMs;
  let remainingBytes = maxTotalBytes;

  async function ask(pageNumber: number | null): Promise<PdfAnswer> {
    const startedAt = performance.now();
    try {
      const answer = await helper.ask({ path, pageNumber }, Math.min(maxPageMs, remainingMs));
      if ('failure' in answer) throw new ImportFailure(answer.failure.reason, answer.failure.problem);
      return answer;
    } catch (error) {
      throw explainPdfError(error);
    } finally {
      remainingMs = Math.max(1, remainingMs - (performance.now() - startedAt));
    }
  }

  async function countPages(): Promise<number> {
    const answer = await ask(null);
    const count = 'pagesCount' in answer ? answer.pagesCount : 0;
    if (count < 1) throw new ImportFailure('has no pages', 'noPages');
    if (count > maxEntries) throw new ImportFailure(`has more than ${maxEntries} pages`, 'tooManyPages');
    return count;
  }

  async function readPage(number: number): Promise<Buffer> {
    const answer = await ask(number).catch((error: ImportFailure) => {
      throw new ImportFailure(
        `contains page ${number}, which ${error.reason}`,
        error.problem,
        `p. ${number}`,
      );
    });
    const { buffer, byteOffset, byteLength } = 'image' in answer ? answer.image : new Uint8Array();
    remainingBytes -= byteLength;
    if (remainingBytes < 0)
      throw new ImportFailure(`has images of more than ${maxTotalBytes / 1024 ** 2} MiB`, 'tooLarge');
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  async function close(): Promise<void> {
    await helper.close();
    endTurn();
  }

  try {
    const pages = Array.from({ length: await countPages() }, (_, index) => ({
      name: `page ${index + 1}`,
      read: () => readPage(index + 1),
    }));
    return { name: decodeFileName(path), pages, details: undefined, supplement: undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}
