import type { WireSeriesWithIssues } from '@banca/contract/schemas';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { SeriesWithIssues } from '../../domain/catalogue/series.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSeries } from './to-series.ts';
import { toSliceOf } from './to-slice.ts';

const toIssues = toSliceOf(toIssue);
const toSeriesSlice = toSliceOf(toSeries);

export class HttpSeriesCollection implements SeriesCollection {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async findByIssue(id: string) {
    return mapAnswer(await this.#comics.send('GET /series/issue/{id}', { path: { id } }), toSeries);
  }

  async findBySlug(slug: string, { page, limit }: SliceRequest) {
    const request = { path: { slug }, query: { limit, page } };
    return mapAnswer(await this.#comics.send('GET /series/slug/{slug}', request), toSeriesWithIssues);
  }

  async listByPublisher(id: string, { page, limit }: SliceRequest) {
    const request = { path: { id }, query: { limit, page } };
    return mapAnswer(await this.#comics.send('GET /series/publisher/{id}', request), toSeriesSlice);
  }

  async search(query: string, { page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /series/search', { query: { query, limit, page } });
    return mapAnswer(outcome, toSeriesSlice);
  }
}

const toSeriesWithIssues = ({ issues, ...series }: WireSeriesWithIssues): SeriesWithIssues => ({
  ...toSeries(series),
  issues: toIssues(issues),
});
