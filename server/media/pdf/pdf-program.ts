import { constants, setPriority } from 'node:os';
import { answerRequests } from '../../helper-process/answer-requests.ts';
import { exitWithParent } from '../../helper-process/exit-with-parent.ts';
import { ImportFailure } from '../import-failure.ts';
import { openPdfDocument } from './pdf-document.ts';
import type { PdfAnswer, PdfRequest } from './pdf-messages.ts';
import { loadPdfium } from './pdfium.ts';
import { renderPage } from './render-page.ts';

/** Entry point of the helper process that renders one PDF. */
exitWithParent();
// Requests of readers come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const pdfium = await loadPdfium();
let openedDocument: number | undefined;

answerRequests<PdfRequest, PdfAnswer>(async ({ path, pageNumber }) => {
  try {
    openedDocument ??= openPdfDocument(pdfium, path);
    if (pageNumber === null) return { pagesCount: pdfium.api.FPDF_GetPageCount(openedDocument) };
    return { image: await renderPage(pdfium, openedDocument, pageNumber) };
  } catch (error) {
    if (error instanceof ImportFailure) {
      const { reason, problem } = error;
      return { failure: { reason, problem } };
    }
    throw error;
  }
});
