import { StoredRecentSearches } from '../../infrastructure/storage/stored-recent-searches.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Searches that the device remembers. */
export const recentSearchesModule = lateModule((bind) => {
  bind(tokens.recentSearches)
    .toResolvedValue((storage) => new StoredRecentSearches(storage), [tokens.storage])
    .inSingletonScope();
});
