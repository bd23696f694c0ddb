import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpFavourites implements Favourites {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list({ page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /favourite', { query: { limit, page } });
    return mapAnswer(outcome, toSliceOf(toIssue));
  }

  listIds() {
    return this.#comics.send('GET /favourite/ids');
  }

  async add(id: string) {
    return mapAnswer(await this.#comics.send('PUT /favourite/issue/{id}', { path: { id } }), toNothing);
  }

  async remove(id: string) {
    return mapAnswer(await this.#comics.send('DELETE /favourite/issue/{id}', { path: { id } }), toNothing);
  }
}
