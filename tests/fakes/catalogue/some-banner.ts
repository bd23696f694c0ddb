import type { Banner } from '../../../src/domain/catalogue/banner.ts';
import { somePicture } from './some-issue.ts';

/** A banner that links to `someIssue`. */
export const someBanner = (differences: Partial<Banner> = {}): Banner => ({
  id: 'banner-1',
  link: '/issue/nanquim-1',
  title: 'Nanquim',
  text: 'Uma cidade sem cor.',
  picture: somePicture('banner', 2400, 960),
  ...differences,
});
