import type { Favourites } from '../../application/ports/catalogue/favourites.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpFavourites implements Favourites {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  list({ page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Issue>>({ method: 'GET', path: '/favourite', query: { limit, page } });
  }

  ids() {
    return this.#comics.call<readonly string[]>({ method: 'GET', path: '/favourite/ids' });
  }

  add(issueId: string) {
    return this.#change('PUT', issueId);
  }

  remove(issueId: string) {
    return this.#change('DELETE', issueId);
  }

  #change(method: 'PUT' | 'DELETE', issueId: string) {
    return this.#comics.call<void>({ method, path: `/favourite/issue/${encodeURIComponent(issueId)}` });
  }
}
