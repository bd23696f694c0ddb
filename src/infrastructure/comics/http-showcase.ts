import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import { type Banner, isInternalLink } from '../../domain/catalogue/banner.ts';
import type { Genre } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { succeeded } from '../../domain/result.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpShowcase implements Showcase {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  /** What leads out of the app is left out: a banner is written by people, elsewhere. */
  async banners() {
    const outcome = await this.#comics.call<readonly Banner[]>({
      method: 'GET',
      path: '/exploration/showcase/banner',
    });
    return outcome.ok ? succeeded(outcome.value.filter(isInternalLink)) : outcome;
  }

  ofGenre(genre: Genre, module: ShuffleModule, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Issue>>({
      method: 'GET',
      path: `/exploration/genre/${encodeURIComponent(genre)}`,
      query: { module, limit, page },
    });
  }
}
