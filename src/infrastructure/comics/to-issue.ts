import type { WireIssue, WireMerchandise } from '@banca/contract/schemas';
import type { Issue, Merchandise } from '../../domain/catalogue/issue.ts';
import { toPublisherSummary } from './to-publisher.ts';

export const toIssue = ({ externalId, publisher, merchandises, ...issue }: WireIssue): Issue => ({
  ...issue,
  id: externalId,
  publisher: toPublisherSummary(publisher),
  merchandises: merchandises.map(toMerchandise),
});

export const toMerchandise = ({ merchandiseExternalId, ...merchandise }: WireMerchandise): Merchandise => ({
  ...merchandise,
  id: merchandiseExternalId,
});
