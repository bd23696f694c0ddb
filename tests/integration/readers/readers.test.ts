import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { favourites } from './suites/favourites.ts';
import { preferences } from './suites/preferences.ts';
import { profiles } from './suites/profiles.ts';
import { readers } from './suites/readers.ts';
import { readings } from './suites/readings.ts';

describeOnPlatform({ readings, readers, favourites, preferences, profiles });
