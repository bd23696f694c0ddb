import { listVisitorReadingsModule } from './reading/list-visitor-readings-module.ts';
import { positionsModule } from './reading/positions-module.ts';
import { readingModule } from './reading/reading-module.ts';
import { recentSearchesModule } from './recent-searches-module.ts';

/**
 * Bindings for data on this device: sending positions, listing what visitors read, and removing searches that were stored
 * without consent. Loaded after the first screen.
 */
export const syncModules = [positionsModule, readingModule, listVisitorReadingsModule, recentSearchesModule];
