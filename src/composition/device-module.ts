import { ContainerModule } from 'inversify';
import { deviceStorage } from '../infrastructure/storage/device-storage.ts';
import { StoredPreferences } from '../infrastructure/storage/stored-preferences.ts';
import { StoredReadingChoices } from '../infrastructure/storage/stored-reading-choices.ts';
import { StoredReadingPositions } from '../infrastructure/storage/stored-reading-positions.ts';
import { StoredSession } from '../infrastructure/storage/stored-session.ts';
import { StoredUserCache } from '../infrastructure/storage/stored-user-cache.ts';
import { systemClock } from '../infrastructure/system-clock.ts';
import { tokens } from './tokens.ts';

/** What the app keeps on the device. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.storage).toResolvedValue(deviceStorage).inSingletonScope();
  bind(tokens.session)
    .toResolvedValue((storage) => new StoredSession(storage, window), [tokens.storage])
    .inSingletonScope();
  bind(tokens.userCache)
    .toResolvedValue((storage, clock) => new StoredUserCache(storage, clock), [tokens.storage, tokens.clock])
    .inSingletonScope();
  bind(tokens.preferences)
    .toResolvedValue((storage) => new StoredPreferences(storage), [tokens.storage])
    .inSingletonScope();
  bind(tokens.readingChoices)
    .toResolvedValue((storage) => new StoredReadingChoices(storage), [tokens.storage])
    .inSingletonScope();
  bind(tokens.readingPositions)
    .toResolvedValue((storage) => new StoredReadingPositions(storage), [tokens.storage])
    .inSingletonScope();
});
