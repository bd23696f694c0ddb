import type { Static } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import type { Database } from '../../database/database.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { type DraftPictures, openDraftPictures } from '../draft-pictures.ts';
import { submittedIssueOf } from '../drafts/submit-issue.ts';
import { privatePublisherQuery, toPrivatePublisher } from '../publishers/private-publisher.ts';
import { requestQuery } from '../requests/list-requests.ts';
import { findRequestScope, includesRequest } from '../requests/request-access.ts';
import { selectRequestImages } from '../requests/request-images.ts';
import { requestKindsText } from '../requests/request-schemas.ts';
import { toRequestSummary } from '../requests/to-request.ts';
import { privateSeriesQuery, toPrivateSeries, toSeriesProposal } from '../series/private-series.ts';
import type { PublishingService } from '../service.ts';
import { loadPublishedIssue } from './load-published-issue.ts';
import {
  type PublishedPublisherAnswer,
  type PublishedSeriesAnswer,
  RequestDetail,
} from './request-detail-schemas.ts';
import { toIssueProposal, toPublisherProposal } from './to-proposal.ts';

type PrivateDependencies = Pick<PublishingService, 'database' | 'pictures'>;

/** One request, with what it proposes and what readers get now. */
export function requestDetailRoute(app: App, service: PrivateDependencies): void {
  app.get(
    '/request/detail/:id',
    {
      config: { access: 'REQUESTS', failures: ['CONTENT.NO_REQUEST'] },
      schema: {
        operationId: 'getRequest',
        summary: 'One request for approval, with what it proposes and what readers get now.',
        description: `${requestKindsText} An issue is proposed as a whole, a series or a publisher only with what differed when it was submitted.`,
        tags: ['request'],
        params: WithId,
        response: { 200: RequestDetail },
      },
    },
    (request) => loadRequestDetail(service, callerOf(request), request.params.id),
  );
}

async function loadRequestDetail(
  service: PrivateDependencies,
  caller: Caller,
  requestId: string,
): Promise<Static<typeof RequestDetail>> {
  const { database, pictures } = service;
  const row = await requestQuery(database)
    .select(['request.content', 'request.submittedBy', selectRequestImages('request.id').as('images')])
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  if (!row) throw new ApiError('CONTENT.NO_REQUEST');
  const scope = await findRequestScope(database, caller, row.kind);
  if (!includesRequest(scope, row, caller.uuid)) throw new ApiError('ACCESS.FORBIDDEN');
  const { kind, subjectId, submittedBy, images, content } = row;
  const draftPictures = openDraftPictures(pictures, caller);
  const request = { ...toRequestSummary(row), submittedBy };
  switch (kind) {
    case 'issue':
      return {
        ...request,
        kind,
        proposal: toIssueProposal(submittedIssueOf(content), { images, draftPictures }),
        published: await loadPublishedIssue(database, draftPictures, subjectId),
      };
    case 'series':
      return {
        ...request,
        kind,
        proposal: toSeriesProposal(content, images, draftPictures),
        published: await loadPublishedSeries(database, draftPictures, subjectId),
      };
    case 'publisher':
      return {
        ...request,
        kind,
        proposal: toPublisherProposal(content, { images, draftPictures, isStaff: scope.all }),
        published: await loadPublishedPublisher(service, caller, subjectId),
      };
  }
}

async function loadPublishedSeries(
  database: Database,
  draftPictures: DraftPictures,
  seriesId: string,
): Promise<PublishedSeriesAnswer | null> {
  const row = await privateSeriesQuery(database).where('item.id', '=', seriesId).executeTakeFirst();
  if (!row) return null;
  const { isPublished, slug, title, description, descriptors } = toPrivateSeries(row, draftPictures);
  return isPublished ? { slug, title, description, descriptors } : null;
}

async function loadPublishedPublisher(
  { database, pictures }: PrivateDependencies,
  caller: Caller,
  publisherId: string,
): Promise<PublishedPublisherAnswer | null> {
  const row = await privatePublisherQuery(database)
    .where('publisher.id', '=', publisherId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, username, description, picture, color, featuredSeriesId } = toPrivatePublisher(
    row,
    pictures,
    caller,
  );
  return { name, username, description, picture, color, featuredSeriesId };
}
