import { StoredAwaitedPlace } from '../infrastructure/storage/stored-awaited-place.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** What is on the way while a letter is waited for. */
export const awaitedPlaceModule = lateModule((bind) => {
  bind(tokens.awaitedPlace).toResolvedValue(
    (storage, clock) => new StoredAwaitedPlace(storage, clock),
    [tokens.storage, tokens.clock],
  );
});
