import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Series, SeriesWithIssues } from '../../domain/catalogue/series.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpSeriesCollection implements SeriesCollection {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  ofIssue(issueId: string) {
    return this.#comics.call<Series>({
      method: 'GET',
      path: `/series/issue/${encodeURIComponent(issueId)}`,
    });
  }

  bySlug(slug: string, { page, limit }: SliceRequest) {
    return this.#comics.call<SeriesWithIssues>({
      method: 'GET',
      path: `/series/slug/${encodeURIComponent(slug)}`,
      query: { limit, page },
    });
  }

  ofPublisher(publisherId: string, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Series>>({
      method: 'GET',
      path: `/series/publisher/${encodeURIComponent(publisherId)}`,
      query: { limit, page },
    });
  }

  search(query: string, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Series>>({
      method: 'GET',
      path: '/series/search',
      query: { query, limit, page },
    });
  }
}
