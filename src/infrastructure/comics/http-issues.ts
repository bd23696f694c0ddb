import type { Issues, NeighbourIssues } from '../../application/ports/catalogue/issues.ts';
import type { CatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { OpenIssue } from '../../domain/reading/reading.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpIssues implements Issues {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  list(request: SliceRequest) {
    return this.#slice('/issue', request);
  }

  listShuffled(
    { kind, genre, upTo, isNewOnly }: CatalogueQuery,
    module: ShuffleModule,
    request: SliceRequest,
  ) {
    return this.#slice(`/exploration/issue/${module}`, request, {
      filter: kind,
      ...(genre && { genre }),
      ...(upTo && { rating: upTo }),
      ...(isNewOnly && { days: 7 }),
    });
  }

  ofPublisher(publisherId: string, request: SliceRequest) {
    return this.#slice(`/issue/publisher/${encodeURIComponent(publisherId)}`, request);
  }

  search(query: string, request: SliceRequest) {
    return this.#slice('/issue/search', request, { query });
  }

  suggest(query: string) {
    return this.#comics.call<readonly string[]>({
      method: 'GET',
      path: '/issue/search/suggestions',
      query: { query },
    });
  }

  bySlug(slug: string) {
    return this.#comics.call<Issue>({ method: 'GET', path: `/issue/slug/${encodeURIComponent(slug)}` });
  }

  neighbours(issueId: string) {
    return this.#comics.call<NeighbourIssues>({
      method: 'GET',
      path: `/issue/${encodeURIComponent(issueId)}/neighbours`,
    });
  }

  open(issueId: string) {
    return this.#comics.call<OpenIssue>({
      method: 'GET',
      path: `/issue/${encodeURIComponent(issueId)}/pages`,
    });
  }

  #slice(path: string, { page, limit }: SliceRequest, query: Readonly<Record<string, string | number>> = {}) {
    return this.#comics.call<Slice<Issue>>({ method: 'GET', path, query: { ...query, limit, page } });
  }
}
