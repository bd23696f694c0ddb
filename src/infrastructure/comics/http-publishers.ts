import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toPublisher } from './to-publisher.ts';
import { toSliceOf } from './to-slice.ts';

const toPublishers = toSliceOf(toPublisher);

export class HttpPublishers implements Publishers {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list({ page, limit }: SliceRequest) {
    return mapAnswer(await this.#comics.send('GET /publisher', { query: { limit, page } }), toPublishers);
  }

  async listByPriority(
    priority: number,
    { page, limit, isExact }: SliceRequest & { readonly isExact?: boolean },
  ) {
    const request = { path: { priority }, query: { limit, page, strict: isExact } };
    return mapAnswer(await this.#comics.send('GET /publisher/priority/{priority}', request), toPublishers);
  }

  async findByUsername(username: string) {
    const request = { path: { username } };
    return mapAnswer(await this.#comics.send('GET /publisher/username/{username}', request), toPublisher);
  }

  async search(query: string, { page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /publisher/search', { query: { query, limit, page } });
    return mapAnswer(outcome, toPublishers);
  }
}
