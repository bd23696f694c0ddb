import { listVisitorReadingsModule } from './reading/list-visitor-readings-module.ts';
import { positionsModule } from './reading/positions-module.ts';
import { readingModule } from './reading/reading-module.ts';

/** Bindings for positions on this device: sending them, and listing what visitors read. Loaded after the first screen. */
export const syncModules = [positionsModule, readingModule, listVisitorReadingsModule];
