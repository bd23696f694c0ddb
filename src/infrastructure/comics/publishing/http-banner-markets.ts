import type { WirePrivateBanner } from '@banca/contract/schemas';
import type { BannerMarkets } from '../../../application/ports/publishing/banner-markets.ts';
import type { PrivateBanner } from '../../../domain/publishing/private-banner.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';

export class HttpBannerMarkets implements BannerMarkets {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    const outcome = await this.#comics.send('GET /exploration/showcase/banner/private');
    return mapAnswer(outcome, (banners) => banners.map(toPrivateBanner));
  }

  async add(id: string, market: string) {
    const request = { path: { id }, body: { market } };
    return mapAnswer(
      await this.#comics.send('POST /exploration/showcase/banner/{id}/market', request),
      toPrivateBanner,
    );
  }

  async remove(id: string, market: string) {
    const request = { path: { id, market } };
    return mapAnswer(
      await this.#comics.send('DELETE /exploration/showcase/banner/{id}/market/{market}', request),
      toPrivateBanner,
    );
  }
}

const toPrivateBanner = ({
  externalId: id,
  link,
  title,
  picture,
  markets,
}: WirePrivateBanner): PrivateBanner => ({ id, link, title, picture, markets });
