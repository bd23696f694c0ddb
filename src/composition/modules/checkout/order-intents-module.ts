import { StoredOrderIntents } from '../../../infrastructure/storage/stored-order-intents.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The orders of this device. */
export const orderIntentsModule = lateModule((bind) => {
  bind(tokens.orderIntents)
    .toResolvedValue(
      (storage) => new StoredOrderIntents(storage, window.crypto, window, navigator.locks),
      [tokens.storage],
    )
    .inSingletonScope();
});
