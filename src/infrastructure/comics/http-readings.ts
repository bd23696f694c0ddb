import type { Readings } from '../../application/ports/reading/readings.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Reading, ReadingPosition } from '../../domain/reading/reading.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpReadings implements Readings {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  topIssues({ page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Issue>>({
      method: 'GET',
      path: '/reading/top-issues',
      query: { limit, page },
    });
  }

  ofUser(userId: string, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Reading>>({
      method: 'GET',
      path: `/reading/user/${encodeURIComponent(userId)}`,
      query: { limit, page },
    });
  }

  savePosition(issueId: string, position: ReadingPosition) {
    return this.#comics.call<void>({
      method: 'PUT',
      path: `/reading/issue/${encodeURIComponent(issueId)}`,
      body: position,
      keepAlive: true,
    });
  }
}
