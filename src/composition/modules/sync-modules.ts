import { positionsModule } from './positions-module.ts';
import { readingModule } from './reading-module.ts';

/** Bindings for sending positions. Loaded after the first screen is rendered. */
export const syncModules = [positionsModule, readingModule];
