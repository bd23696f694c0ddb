import { createPublisherList } from '../../presentation/shell/catalogue/create-publisher-list.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The list of all publishers, shared by several screens. */
export const allPublishersModule = lateModule((bind) => {
  bind(tokens.allPublishers).toResolvedValue(createPublisherList, [tokens.publishers]).inSingletonScope();
});
