import type { IdentityUser } from '../../../domain/session/session.ts';
import type { BannerMarkets } from '../../ports/publishing/banner-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Lists all banners with their markets, for staff who manage the catalogue. */
export class ListPrivateBanners extends RestrictedUseCase<BannerMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null) {
    return this.callAs(user, 'PUBLISHING_STAFF', (banners) => banners.list());
  }
}
