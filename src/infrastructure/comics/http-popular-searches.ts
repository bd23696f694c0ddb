import type { PopularSearches } from '../../application/ports/catalogue/popular-searches.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpPopularSearches implements PopularSearches {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  list() {
    return this.#comics.send('GET /search/popular');
  }

  async count(query: string) {
    return mapAnswer(await this.#comics.send('POST /search/popular', { body: { query } }), () => {});
  }
}
