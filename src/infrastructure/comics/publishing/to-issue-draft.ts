import type { WireMarketEntry, WirePrivateIssue } from '@banca/contract/schemas';
import type { IssueDraft } from '../../../domain/publishing/issue-draft.ts';
import type { IssueMarket } from '../../../domain/publishing/issue-market.ts';
import { toMerchandise } from '../to-issue.ts';
import { toPublisherSummary } from '../to-publisher.ts';
import { toDraftContent } from './to-draft-content.ts';
import { toPublicationRequestStatus } from './to-publication-request.ts';

export const toIssueDraft = ({
  externalId,
  publisher,
  request,
  markets,
  contents,
  ...issue
}: WirePrivateIssue): IssueDraft => ({
  ...issue,
  id: externalId,
  publisher: toPublisherSummary(publisher),
  request: request && toPublicationRequestStatus(request),
  markets: markets.map(toIssueMarket),
  contents: contents.map(toDraftContent),
});

const toIssueMarket = ({ externalId, merchandises, ...market }: WireMarketEntry): IssueMarket => ({
  ...market,
  id: externalId,
  merchandises: merchandises.map(toMerchandise),
});
