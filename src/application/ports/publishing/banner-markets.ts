import type { BannerMarketErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { PrivateBanner } from '../../../domain/publishing/private-banner.ts';
import type { Result } from '../../../domain/result.ts';

/**
 * The markets in which banners are shown, for staff who manage the catalogue. Readers see changes within a few seconds. Those that
 * name a banner fail with SHOWCASE.NOT_FOUND. Rule 109.
 */
export interface BannerMarkets {
  /** All banners in display order. */
  list(): Promise<Result<readonly PrivateBanner[], Failure<BannerMarketErrorCode>>>;
  /**
   * Shows a banner in a market. Fails with SHOWCASE.DUPLICATE_MARKET, or with SHOWCASE.UNAVAILABLE_MARKET if the market
   * does not exist or offers nothing that the banner opens.
   */
  add(bannerId: string, market: string): Promise<Result<PrivateBanner, Failure<BannerMarketErrorCode>>>;
  /** Hides a banner in a market. Fails with SHOWCASE.UNAVAILABLE_MARKET if it is not shown there. */
  remove(bannerId: string, market: string): Promise<Result<PrivateBanner, Failure<BannerMarketErrorCode>>>;
}
