import type { Failure } from '../../../domain/failure.ts';
import type { RevenueFile } from '../../../domain/finance/revenue.ts';
import type { Result } from '../../../domain/result.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { RequestOptions } from '../../http/operations.ts';

const byteOrderMark = '\uFEFF';

/** Sends a request for CSV, and converts its answer, which has the name of the file in a header. */
export async function downloadRevenueFile<Code extends string>(
  send: (options: RequestOptions) => Promise<Result<unknown, Failure<Code>>>,
) {
  let name = 'revenue.csv';
  const outcome = await send({
    onAnswerHeaders(headers) {
      name = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? name;
    },
  });
  return mapAnswer(outcome, (answer): RevenueFile => {
    if (typeof answer !== 'string') throw new Error('The answer is not CSV.');
    return { name, content: new Blob([byteOrderMark, answer], { type: 'text/csv;charset=utf-8' }) };
  });
}
