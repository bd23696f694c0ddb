import { ChangeSeries } from '../../../application/publishing/series/change-series.ts';
import { ChangeSeriesDescriptor } from '../../../application/publishing/series/change-series-descriptor.ts';
import { CreateSeries } from '../../../application/publishing/series/create-series.ts';
import { FindPrivateSeries } from '../../../application/publishing/series/find-private-series.ts';
import { ListPrivateSeries } from '../../../application/publishing/series/list-private-series.ts';
import { ProposeSeries } from '../../../application/publishing/series/propose-series.ts';
import { HttpPrivateSeriesCollection } from '../../../infrastructure/comics/publishing/http-private-series-collection.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Series for publishers and staff. */
export const privateSeriesModule = lateModule((bind) => {
  bind(tokens.privateSeriesCollection).toResolvedValue(
    (comics) => new HttpPrivateSeriesCollection(comics),
    [tokens.comicsClient],
  );
  const bindForSeries = bindRestricted(bind, tokens.privateSeriesCollection);
  bindForSeries(tokens.createSeries, CreateSeries);
  bindForSeries(tokens.proposeSeries, ProposeSeries);
  bindForSeries(tokens.findPrivateSeries, FindPrivateSeries);
  bindForSeries(tokens.listPrivateSeries, ListPrivateSeries);
  bindForSeries(tokens.changeSeries, ChangeSeries);
  bindForSeries(tokens.changeSeriesDescriptor, ChangeSeriesDescriptor);
});
