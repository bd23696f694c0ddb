import { allPublishers } from '../presentation/shell/all-publishers.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** What every screen that lists publishers shares. */
export const allPublishersModule = lateModule((bind) => {
  bind(tokens.allPublishers).toResolvedValue(allPublishers, [tokens.publishers]).inSingletonScope();
});
