import type { IdentityUser } from '../../../domain/session/session.ts';
import type { BannerMarkets } from '../../ports/publishing/banner-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Shows a banner in a market, for staff who manage the catalogue. */
export class AddBannerMarket extends RestrictedUseCase<BannerMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, bannerId: string, market: string) {
    return this.callAs(user, 'PUBLISHING_STAFF', (banners) => banners.add(bannerId, market));
  }
}
