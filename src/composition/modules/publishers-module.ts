import { HttpPublishers } from '../../infrastructure/comics/http-publishers.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The publishers of the comics service, on the screens that show any. */
export const publishersModule = lateModule((bind) => {
  bind(tokens.publishers).toResolvedValue((comics) => new HttpPublishers(comics), [tokens.comicsClient]);
});
