import type { Creators } from '../../application/ports/catalogue/creators.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSeries } from './to-series.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpCreators implements Creators {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async findBySlug(slug: string) {
    const outcome = await this.#comics.send('GET /creator/slug/{slug}', { path: { slug } });
    return mapAnswer(outcome, ({ startIssue, ...creator }) => ({
      ...creator,
      startIssue: toIssue(startIssue),
    }));
  }

  async listIssues(slug: string, { page, limit }: SliceRequest) {
    const request = { path: { slug }, query: { limit, page } };
    return mapAnswer(await this.#comics.send('GET /issue/creator/{slug}', request), toSliceOf(toIssue));
  }

  async listSeries(slug: string, { page, limit }: SliceRequest) {
    const request = { path: { slug }, query: { limit, page } };
    return mapAnswer(await this.#comics.send('GET /series/creator/{slug}', request), toSliceOf(toSeries));
  }
}
