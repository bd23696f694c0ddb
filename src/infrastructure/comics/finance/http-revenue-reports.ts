import type { WireRevenueLine } from '@banca/contract/schemas';
import type { RevenueReports } from '../../../application/ports/finance/revenue-reports.ts';
import type { Revenue, RevenueFilter, RevenueLine, RevenuePeriod } from '../../../domain/finance/revenue.ts';
import type { SliceRequest } from '../../../domain/slice.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toSliceOf } from '../to-slice.ts';
import { downloadRevenueFile } from './download-revenue-file.ts';

export class HttpRevenueReports implements RevenueReports {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list(period: RevenuePeriod, filter: RevenueFilter) {
    const request = { path: { period }, query: { ...filter } };
    const outcome = await this.#comics.send('GET /financial/revenue/{period}', request);
    return mapAnswer(outcome, ({ ...revenue }): Revenue => revenue);
  }

  async listLines(request: RevenueFilter & SliceRequest) {
    const outcome = await this.#comics.send('GET /financial/revenue/report', { query: { ...request } });
    return mapAnswer(outcome, toSliceOf(toLine));
  }

  download(period: RevenuePeriod, filter: RevenueFilter) {
    const request = { path: { period }, query: { ...filter, format: 'csv' } } as const;
    return downloadRevenueFile((options) =>
      this.#comics.send('GET /financial/revenue/{period}', { ...request, ...options }),
    );
  }

  downloadLines(filter: RevenueFilter) {
    const query = { ...filter, format: 'csv' } as const;
    return downloadRevenueFile((options) =>
      this.#comics.send('GET /financial/revenue/report', { query, ...options }),
    );
  }
}

const toLine = ({ publisher, issue, ...line }: WireRevenueLine): RevenueLine => ({
  ...line,
  publisher: publisher && { id: publisher.dragonId, name: publisher.name },
  issue: issue && { id: issue.externalId, slug: issue.slug, title: issue.title },
});
