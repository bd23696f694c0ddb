import { messageOf } from '../../errors/error-facts.ts';
import { HelperTimeout } from '../../helper-process/helper-timeout.ts';
import { HelperUnavailable } from '../../helper-process/helper-unavailable.ts';
import { ImportFailure } from '../import-failure.ts';

/**
 * Turns an error of the process that renders a PDF into an ImportFailure. A process that ended twice is the fault of the
 * document: as HelperUnavailable, clients would send the document again and again.
 */
export function explainPdfError(error: unknown): ImportFailure {
  if (error instanceof ImportFailure) return error;
  if (error instanceof HelperTimeout) return new ImportFailure('takes too long to draw', 'tooComplex');
  if (error instanceof HelperUnavailable)
    return new ImportFailure('ends the program that draws it', 'tooComplex');
  return new ImportFailure(`cannot be drawn: ${messageOf(error)}`, 'damaged');
}
