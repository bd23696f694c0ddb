import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { bannerMarkets } from './suites/banner-markets.ts';
import { changesOfPublishers } from './suites/changes-of-publishers.ts';
import { planMarkets } from './suites/plan-markets.ts';
import { publisherApplications } from './suites/publisher-applications.ts';
import { publisherShares } from './suites/publisher-shares.ts';
import { series } from './suites/series.ts';
import { seriesDescriptors } from './suites/series-descriptors.ts';
import { seriesTitles } from './suites/series-titles.ts';

describeOnPlatform({
  'series of publishers': series,
  'series in several languages': seriesDescriptors,
  'titles of series in several languages': seriesTitles,
  'applications to become a publisher': publisherApplications,
  'changes of publishers': changesOfPublishers,
  'shares of publishers': publisherShares,
  'markets of banners': bannerMarkets,
  'markets of plans': planMarkets,
});
