import { answerRequests } from '../../../../../server/helper-process/answer-requests.ts';
import type { PdfAnswer, PdfRequest } from '../../../../../server/media/pdf/pdf-messages.ts';

/** Behaves like a program that renders a hostile document: it hangs at page 2, ends at page 3 and fails at page 4. */
answerRequests<PdfRequest, PdfAnswer>(async ({ pageNumber }) => {
  if (pageNumber === 2) for (;;);
  if (pageNumber === 3) process.exit();
  if (pageNumber === 4) throw new Error('unreachable');
  return pageNumber === null ? { pagesCount: 4 } : { image: Buffer.from('page') };
});
