import { listVisitorReadingsModule } from './list-visitor-readings-module.ts';
import { positionsModule } from './positions-module.ts';
import { readingModule } from './reading-module.ts';

/** Bindings for positions on this device: sending them, and listing what visitors read. Loaded after the first screen. */
export const syncModules = [positionsModule, readingModule, listVisitorReadingsModule];
