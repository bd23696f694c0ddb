import { type Static, Type } from 'typebox';
import { publisherFailures } from '../../catalogue/not-offered.ts';
import { WithId } from '../../catalogue/service.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import { ifMatchOf, sendVersion } from '../../http/if-match.ts';
import type { App } from '../../http/open-app.ts';
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
  Slug,
} from './draft-schemas.ts';
import { detailsFailures, isSlugTaken } from './issue-details.ts';
import { loadPrivateIssue } from './load-private-issue.ts';
import { submitFailures, submitIssue } from './submit-issue.ts';

const versionText =
  'With `If-Match`, answers 412 if somebody else has changed the details meanwhile. CONTENT.WAITING_APPROVAL: a request for approval waits for its answer.';

/** Working copies of issues: created, changed and submitted by publishers and staff. */
export function issueDraftRoutes(app: App, service: PublishingService): void {
  const { database } = service;

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
          'UPLOAD.IN_PROGRESS',
        ],
      },
      schema: {
        operationId: 'submitIssue',
        summary: 'Asks staff to approve the working copy, which cannot be changed until they have answered.',
        description:
          'ISSUE.INVALID_CONTENT: a language edition has no pages, or there is none. ISSUE.DUPLICATE_CONTENT: another issue has the same pages. CONTENT.REQUEST_ON_APPROVED: nothing has changed since the last approval. With `If-Match`, answers 412 if the working copy has another `copyVersion`.',
        tags: ['publishing'],
        params: WithId,
        response: { 200: PrivateIssue },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const issueId = request.params.id;
      await submitIssue(service, { caller, issueId }, ifMatchOf(request));
      const issue = await loadPrivateIssue(service, caller, issueId);
      sendVersion(reply, issue.copyVersion, 'copy');
      return issue;
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
