import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpPublishers implements Publishers {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  list({ page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Publisher>>({ method: 'GET', path: '/publisher', query: { limit, page } });
  }

  byUsername(username: string) {
    return this.#comics.call<Publisher>({
      method: 'GET',
      path: `/publisher/username/${encodeURIComponent(username)}`,
    });
  }

  search(query: string, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Publisher>>({
      method: 'GET',
      path: '/publisher/search',
      query: { query, limit, page },
    });
  }
}
