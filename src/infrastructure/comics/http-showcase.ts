import type { WireBanner, WireOfferedGenre } from '@banca/contract/schemas';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import { type Banner, isInternalLink } from '../../domain/catalogue/banner.ts';
import { type Genre, isGenre, type OfferedGenre } from '../../domain/catalogue/genre.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpShowcase implements Showcase {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  /** Omits banners that link out of the app, because people enter their addresses by hand in another system. */
  async listBanners() {
    const outcome = await this.#comics.send('GET /exploration/showcase/banner');
    return mapAnswer(outcome, (banners) => banners.map(toBanner).filter(isInternalLink));
  }

  async listGenres() {
    const outcome = await this.#comics.send('GET /exploration/genre');
    return mapAnswer(outcome, (offered) => offered.filter(({ genre }) => isGenre(genre)).map(toOfferedGenre));
  }

  async listByGenre(genre: Genre, module: ShuffleModule, { page, limit }: SliceRequest) {
    const request = { path: { genre }, query: { module, limit, page } };
    return mapAnswer(await this.#comics.send('GET /exploration/genre/{genre}', request), toSliceOf(toIssue));
  }
}

const toOfferedGenre = ({ genre, issuesCountByRating: counts }: WireOfferedGenre): OfferedGenre => ({
  genre,
  issuesCountByRating: {
    L: counts.L,
    10: counts[10],
    12: counts[12],
    14: counts[14],
    16: counts[16],
    '+18': counts['+18'],
  },
});

const toBanner = ({ externalId, ...banner }: WireBanner): Banner => ({ ...banner, id: externalId });
