import type { Banner } from '../catalogue/banner.ts';

/** A banner for staff, who choose its markets. Rule 109. */
export interface PrivateBanner extends Pick<Banner, 'id' | 'link' | 'title' | 'picture'> {
  /** Where readers see it. Empty: nowhere. */
  readonly markets: readonly string[];
}
