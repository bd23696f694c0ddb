import type { Banner } from '../../../src/domain/catalogue/banner.ts';
import { buildPicture } from './build-issue.ts';

/** A banner that links to `buildIssue`. */
export const buildBanner = (overrides: Partial<Banner> = {}): Banner => ({
  id: 'banner-1',
  link: '/issue/nanquim-1',
  title: 'Nanquim',
  text: 'Uma cidade sem cor.',
  picture: buildPicture('banner', 2400, 960),
  lowestParentalRating: 'L',
  ...overrides,
});
