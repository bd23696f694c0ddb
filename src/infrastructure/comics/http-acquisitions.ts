import type { Acquisitions } from '../../application/ports/checkout/acquisitions.ts';
import type { Acquisition } from '../../domain/account/reader.ts';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { succeeded } from '../../domain/result.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

/** 999 per page, so that one page holds them all. */
const everything = { page: 0, limit: 999 };

export class HttpAcquisitions implements Acquisitions {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  async list() {
    const outcome = await this.#comics.call<Slice<Acquisition>>({
      method: 'GET',
      path: '/acquisition',
      query: everything,
    });
    return outcome.ok ? succeeded(outcome.value.items) : outcome;
  }

  issues({ page, limit }: SliceRequest) {
    return this.#comics.call<Slice<AcquiredIssue>>({
      method: 'GET',
      path: '/acquisition/issue',
      query: { page, limit },
    });
  }
}
