import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { favourites } from './suites/favourites.ts';
import { preferences } from './suites/preferences.ts';
import { profiles } from './suites/profiles.ts';
import { readers } from './suites/readers.ts';
import { readings } from './suites/readings.ts';

describeOnPlatform({
  'the reading history': readings,
  'the reader service': readers,
  favourites,
  preferences,
  'profile queries': profiles,
});
