import { ContainerModule } from 'inversify';
import { readPageDisplay } from '../../infrastructure/browser/page-display.ts';
import { DeclaredAge } from '../../infrastructure/storage/declared-age.ts';
import { deviceStorage, visitStorage } from '../../infrastructure/storage/device-storage.ts';
import { StoredMarket } from '../../infrastructure/storage/stored-market.ts';
import { StoredPreferences } from '../../infrastructure/storage/stored-preferences.ts';
import { StoredReturnPath } from '../../infrastructure/storage/stored-return-path.ts';
import { StoredSession } from '../../infrastructure/storage/stored-session.ts';
import { StoredUserCache } from '../../infrastructure/storage/stored-user-cache.ts';
import { systemClock } from '../../infrastructure/system-clock.ts';
import { tokens } from '../tokens.ts';

/** Data that the app stores on the device. */
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
    .toResolvedValue(
      (storage) => new StoredPreferences(storage, () => readPageDisplay(document.documentElement)),
      [tokens.storage],
    )
    .inSingletonScope();
  bind(tokens.marketMemory)
    .toResolvedValue((storage) => new StoredMarket(storage), [tokens.storage])
    .inSingletonScope();
  bind(tokens.returnPathStore)
    .toResolvedValue((storage, clock) => new StoredReturnPath(storage, clock), [tokens.storage, tokens.clock])
    .inSingletonScope();
  bind(tokens.ageCheck)
    .toResolvedValue(
      (identityUsers, userCache, clock) =>
        new DeclaredAge({ identityUsers, userCache, clock, storage: visitStorage() }),
      [tokens.identityUsers, tokens.userCache, tokens.clock],
    )
    .inSingletonScope();
});
