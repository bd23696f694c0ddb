import type { WireIssue, WireMerchandise } from '@banca/contract/schemas';
import type { Issue, Merchandise } from '../../domain/catalogue/issue.ts';
import { toPublisherSummary } from './to-publisher.ts';

export const toIssue = ({ externalId, publisher, merchandises, markets, ...issue }: WireIssue): Issue => ({
  ...issue,
  id: externalId,
  publisher: toPublisherSummary(publisher),
  merchandises: merchandises.map(toMerchandise),
  markets: markets.map(({ merchandises: prices, ...market }) => ({
    ...market,
    merchandises: prices.map(toMerchandise),
  })),
});

export const toMerchandise = ({ merchandiseExternalId, ...merchandise }: WireMerchandise): Merchandise => ({
  ...merchandise,
  id: merchandiseExternalId,
});
