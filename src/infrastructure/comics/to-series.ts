import type { WireSeries } from '@banca/contract/schemas';
import type { Series } from '../../domain/catalogue/series.ts';
import { toPublisherSummary } from './to-publisher.ts';

export const toSeries = ({ externalId, publisher, ...series }: WireSeries): Series => ({
  ...series,
  id: externalId,
  publisher: toPublisherSummary(publisher),
});
