import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { alsoRead } from './suites/also-read.ts';
import { favourites } from './suites/favourites.ts';
import { follows } from './suites/follows.ts';
import { guidedAccounts } from './suites/guided-accounts.ts';
import { guidedReadings } from './suites/guided-readings.ts';
import { likes } from './suites/likes.ts';
import { newIssueEmails } from './suites/new-issue-emails.ts';
import { pageViews } from './suites/page-views.ts';
import { preferences } from './suites/preferences.ts';
import { profiles } from './suites/profiles.ts';
import { readerMarkets } from './suites/reader-markets.ts';
import { readers } from './suites/readers.ts';
import { readingReport } from './suites/reading-report.ts';
import { readings } from './suites/readings.ts';

describeOnPlatform({
  'the reading history': readings,
  'page views': pageViews,
  'the report of readings': readingReport,
  'the reader service': readers,
  'markets of readers': readerMarkets,
  'guided accounts': guidedAccounts,
  'readings of guided accounts': guidedReadings,
  favourites,
  follows,
  likes,
  'emails about new issues': newIssueEmails,
  'what readers have also read': alsoRead,
  preferences,
  'profile queries': profiles,
});
