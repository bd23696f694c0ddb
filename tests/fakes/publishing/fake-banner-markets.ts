import type { BannerMarkets } from '../../../src/application/ports/publishing/banner-markets.ts';
import type { BannerMarketErrorCode } from '../../../src/domain/error-code.ts';
import type { PrivateBanner } from '../../../src/domain/publishing/private-banner.ts';
import { buildBanner } from '../catalogue/build-banner.ts';
import { FailureError } from './failure-error.ts';
import { FakePublishingService } from './fake-publishing-service.ts';

export const buildPrivateBanner = (overrides: Partial<PrivateBanner> = {}): PrivateBanner => {
  const { id, link, title, picture } = buildBanner();
  return { id, link, title, picture, markets: ['brazil'], ...overrides };
};

/** Everything that the banners open is offered in one market: 'brazil'. */
export class FakeBannerMarkets extends FakePublishingService<BannerMarketErrorCode> implements BannerMarkets {
  banners: readonly PrivateBanner[] = [];
  /** Called after each change. */
  onChange: () => void = () => {};

  list() {
    return this.runAs('PUBLISHING_STAFF', () => this.banners);
  }

  add(bannerId: string, market: string) {
    return this.#change(bannerId, (markets) => {
      if (markets.includes(market)) throw new FailureError('SHOWCASE.DUPLICATE_MARKET');
      if (market !== 'brazil') throw new FailureError('SHOWCASE.UNAVAILABLE_MARKET');
      return [...markets, market];
    });
  }

  remove(bannerId: string, market: string) {
    return this.#change(bannerId, (markets) => {
      if (!markets.includes(market)) throw new FailureError('SHOWCASE.UNAVAILABLE_MARKET');
      return markets.filter((each) => each !== market);
    });
  }

  #change(bannerId: string, toMarkets: (markets: readonly string[]) => readonly string[]) {
    return this.runAs<PrivateBanner>('PUBLISHING_STAFF', () => {
      const banner = this.banners.find(({ id }) => id === bannerId);
      if (!banner) throw new FailureError('SHOWCASE.NOT_FOUND');
      const changed = { ...banner, markets: toMarkets(banner.markets) };
      this.banners = this.banners.map((each) => (each === banner ? changed : each));
      this.onChange();
      return changed;
    });
  }
}
