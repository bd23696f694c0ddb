import { positionsModule } from './positions-module.ts';
import { readingModule } from './reading-module.ts';

/** What telling positions needs, fetched when the first screen stands. */
export const tellingModules = [positionsModule, readingModule];
