import type { WireIssueReadings } from '@banca/contract/schemas';
import type { IssueReadings } from '../../application/ports/reading/issue-readings.ts';
import type {
  IssueReadingCounts,
  ReadingsFilter,
  ReadingTotals,
} from '../../domain/reading/issue-readings.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpIssueReadings implements IssueReadings {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list(query: ReadingsFilter & SliceRequest) {
    return mapAnswer(await this.#comics.send('GET /reading', { query: { ...query } }), toSliceOf(toCounts));
  }

  async getTotals(query: ReadingsFilter) {
    const outcome = await this.#comics.send('GET /reading/total', { query: { ...query } });
    return mapAnswer(outcome, ({ ...totals }): ReadingTotals => totals);
  }
}

const toCounts = ({ issue, ...counts }: WireIssueReadings): IssueReadingCounts => ({
  ...counts,
  issue: {
    id: issue.externalId,
    slug: issue.slug,
    title: issue.title,
    publisher: { id: issue.publisher.dragonId, name: issue.publisher.name },
  },
});
