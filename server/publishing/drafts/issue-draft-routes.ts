import { type Static, Type } from 'typebox';
import { publisherFailures, requirePublisher } from '../../catalogue/not-offered.ts';
import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import { ifMatchOf, sendVersion } from '../../http/if-match.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { sliceOf, sliceQuery } from '../../http/slice.ts';
import { openDraftPictures } from '../draft-pictures.ts';
import { requireEditor } from '../publisher-scope.ts';
import { submitFailures } from '../requests/add-request.ts';
import type { PublishingService } from '../service.ts';
import { changeDetails } from './change-details.ts';
import { draftFailures, openDraftFor } from './change-draft.ts';
import { createDraft } from './create-draft.ts';
import {
  defaultIssueDetails,
  IssueChanges,
  NewIssueBody,
  NewIssueOfPublisher,
  PrivateIssue,
  PrivateIssueSummary,
  Slug,
} from './draft-schemas.ts';
import { detailsFailures, isSlugTaken } from './issue-details.ts';
import { listPrivateIssues, toPrivateIssueSummary } from './list-private-issues.ts';
import { loadPrivateIssue } from './load-private-issue.ts';
import { submitIssue } from './submit-issue.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

const versionText =
  'With `If-Match`, answers 412 if somebody else has changed the details meanwhile. CONTENT.WAITING_APPROVAL: a request for approval waits for its answer.';

/** Working copies of issues: created, changed and submitted by publishers and staff. */
export function issueDraftRoutes(app: App, service: PublishingService): void {
  const { database, pictures } = service;

  async function create(caller: Caller, publisherId: string, body: Static<typeof NewIssueBody>) {
    const id = await createDraft({ database, caller }, publisherId, { ...defaultIssueDetails, ...body });
    return loadPrivateIssue(service, caller, id);
  }

  app.post(
    '/issue',
    {
      config: { access: 'PUBLISHING_STAFF', failures: [...publisherFailures, ...detailsFailures] },
      schema: {
        operationId: 'createIssue',
        summary: 'Creates the working copy of a new issue for a publisher.',
        tags: ['publishing'],
        body: NewIssueOfPublisher,
        response: { 201: PrivateIssue },
      },
    },
    async (request, reply) => {
      const { publisherId, ...body } = request.body;
      const issue = await create(callerOf(request), publisherId, body);
      sendVersion(reply, issue.version);
      return reply.code(201).send(issue);
    },
  );

  app.post(
    '/issue/as-publisher/:id',
    {
      config: { access: 'PUBLISHING_PARTNER', failures: [...publisherFailures, ...detailsFailures] },
      schema: {
        operationId: 'createIssueAsPublisher',
        summary: 'Creates the working copy of a new issue for an own publisher.',
        tags: ['publishing'],
        params: WithId,
        body: NewIssueBody,
        response: { 201: PrivateIssue },
      },
    },
    async (request, reply) => {
      const issue = await create(callerOf(request), request.params.id, request.body);
      sendVersion(reply, issue.version);
      return reply.code(201).send(issue);
    },
  );

  app.patch(
    '/issue/:id',
    {
      config: { access: 'PUBLISHING', failures: [...draftFailures, ...detailsFailures] },
      schema: {
        operationId: 'changeIssue',
        summary: 'Changes details of a working copy. Readers see them after the next approval.',
        description: versionText,
        tags: ['publishing'],
        params: WithId,
        body: IssueChanges,
        response: { 200: PrivateIssue },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const issueId = request.params.id;
      await changeDetails(database, { caller, issueId }, request.body, ifMatchOf(request));
      const issue = await loadPrivateIssue(service, caller, issueId);
      sendVersion(reply, issue.version);
      return issue;
    },
  );

  app.post(
    '/issue/:id/submit',
    {
      config: {
        access: 'PUBLISHING',
        failures: [
          ...submitFailures,
          ...publisherFailures,
          'ISSUE.NOT_FOUND',
          'ISSUE.INVALID_CONTENT',
          'ISSUE.DUPLICATE_CONTENT',
        ],
      },
      schema: {
        operationId: 'submitIssue',
        summary: 'Asks staff to approve the working copy, which cannot be changed until they have answered.',
        description:
          'ISSUE.INVALID_CONTENT: a language edition has no pages, or there is none. ISSUE.DUPLICATE_CONTENT: another issue has the same pages. CONTENT.REQUEST_ON_APPROVED: nothing has changed since the last approval.',
        tags: ['publishing'],
        params: WithId,
        response: { 200: PrivateIssue },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const issueId = request.params.id;
      await submitIssue(database, { caller, issueId });
      return loadPrivateIssue(service, caller, issueId);
    },
  );

  app.get(
    '/issue/:id/private',
    {
      config: { access: 'PUBLISHING', failures: ['ISSUE.NOT_FOUND'] },
      schema: {
        operationId: 'getPrivateIssue',
        summary: 'The working copy of an issue, with its state and the answer to its newest request.',
        tags: ['publishing'],
        params: WithId,
        response: { 200: PrivateIssue },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const issueId = request.params.id;
      await openDraftFor(database, { caller, issueId });
      const issue = await loadPrivateIssue(service, caller, issueId);
      sendVersion(reply, issue.version);
      return issue;
    },
  );

  const list = async (caller: Caller, query: Parameters<typeof listPrivateIssues>[1]) => {
    await requirePublisher(database, query.publisherId);
    await requireEditor(database, caller, query.publisherId);
    const rows = await listPrivateIssues(database, query);
    const draftPictures = openDraftPictures(pictures, caller);
    return sliceOf(rows, query, (row) => toPrivateIssueSummary(row, draftPictures));
  };

  app.get(
    '/issue/publisher/:id/private',
    {
      config: { access: 'PUBLISHING', failures: ['PUBLISHER.NOT_FOUND'] },
      schema: {
        operationId: 'listPrivateIssues',
        summary: 'All issues of a publisher, published or not, those that were changed last first.',
        tags: ['publishing'],
        params: WithId,
        querystring: listQuery,
        response: { 200: PageOf(PrivateIssueSummary) },
      },
    },
    (request) => {
      const { page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      return list(callerOf(request), { publisherId: request.params.id, language, page, limit });
    },
  );

  app.get(
    '/issue/publisher/:id/private/search',
    {
      config: { access: 'PUBLISHING', failures: ['PUBLISHER.NOT_FOUND'] },
      schema: {
        operationId: 'searchPrivateIssues',
        summary:
          'The issues of a publisher, published or not, whose title, number or slug has the words of the query.',
        tags: ['publishing'],
        params: WithId,
        querystring: Type.Object({
          ...listQuery.properties,
          query: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$' }),
        }),
        response: { 200: PageOf(PrivateIssueSummary) },
      },
    },
    (request) => {
      const { query: search, page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      return list(callerOf(request), { publisherId: request.params.id, language, search, page, limit });
    },
  );

  app.get(
    '/issue/slug/:slug/exists',
    {
      config: { access: 'PUBLISHING' },
      schema: {
        operationId: 'checkIssueSlug',
        summary: 'Whether an issue, published or not, has this slug.',
        tags: ['publishing'],
        params: Type.Object({ slug: Slug }),
        response: { 200: Type.Object({ exists: Type.Boolean() }, { additionalProperties: false }) },
      },
    },
    async (request) => ({ exists: await isSlugTaken(database, request.params.slug) }),
  );
}
