import type { Issues } from '../../application/ports/issues.ts';
import type { Issue } from '../../domain/issue.ts';
import type { OpenIssue } from '../../domain/reading.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpIssues implements Issues {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  list({ page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Issue>>({ method: 'GET', path: '/issue', query: { limit, page } });
  }

  search(query: string, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Issue>>({
      method: 'GET',
      path: '/issue/search',
      query: { query, limit, page },
    });
  }

  bySlug(slug: string) {
    return this.#comics.call<Issue>({ method: 'GET', path: `/issue/slug/${encodeURIComponent(slug)}` });
  }

  open(issueId: string) {
    return this.#comics.call<OpenIssue>({
      method: 'GET',
      path: `/issue/${encodeURIComponent(issueId)}/pages`,
    });
  }
}
