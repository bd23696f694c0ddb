import { AddBannerMarket } from '../../../application/publishing/banners/add-banner-market.ts';
import { ListPrivateBanners } from '../../../application/publishing/banners/list-private-banners.ts';
import { RemoveBannerMarket } from '../../../application/publishing/banners/remove-banner-market.ts';
import { HttpBannerMarkets } from '../../../infrastructure/comics/publishing/http-banner-markets.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** The markets of banners. */
export const bannerMarketsModule = lateModule((bind) => {
  bind(tokens.bannerMarkets).toResolvedValue(
    (comics) => new HttpBannerMarkets(comics),
    [tokens.comicsClient],
  );
  const bindForBanners = bindRestricted(bind, tokens.bannerMarkets);
  bindForBanners(tokens.listPrivateBanners, ListPrivateBanners);
  bindForBanners(tokens.addBannerMarket, AddBannerMarket);
  bindForBanners(tokens.removeBannerMarket, RemoveBannerMarket);
});
