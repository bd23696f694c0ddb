import { HttpSeriesCollection } from '../../infrastructure/comics/http-series-collection.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The series of the comics service, on the screens that show any. */
export const seriesModule = lateModule((bind) => {
  bind(tokens.seriesCollection).toResolvedValue(
    (comics) => new HttpSeriesCollection(comics),
    [tokens.comicsClient],
  );
});
