import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import { alphabetical } from '../../database/alphabetical.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import { ifMatchOf, sendVersion } from '../../http/if-match.ts';
import type { App } from '../../http/open-app.ts';
import { rowRangeOf, sliceOf, sliceQuery } from '../../http/slice.ts';
import { findPublisherScope } from '../publisher-scope.ts';
import type { PublishingService } from '../service.ts';
import { changePublisher, publisherChangeFailures } from './change-publisher.ts';
import { privatePublisherQuery, toPrivatePublisher } from './private-publisher.ts';
import { NewPublisherShare, PrivatePublisher, PublisherChanges } from './publisher-draft-schemas.ts';
import { setShare, shareFailures } from './publisher-share.ts';

/** Publishers for their members and staff. */
export function publisherDraftRoutes(app: App, { database, pictures }: PublishingService): void {
  const load = async (caller: Caller, publisherId: string) =>
    toPrivatePublisher(
      await privatePublisherQuery(database).where('publisher.id', '=', publisherId).executeTakeFirstOrThrow(),
      pictures,
      caller,
    );

  app.get(
    '/publisher/private',
    {
      config: { access: 'MANAGER' },
      schema: {
        operationId: 'listPrivatePublishers',
        summary: 'The own publishers, for staff all of them, by name. Inactive ones are included.',
        tags: ['publisher'],
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: { 200: PageOf(PrivatePublisher) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const scope = await findPublisherScope(database, caller, 'MANAGER_STAFF');
      const { page = 0, limit = 20 } = request.query;
      const ids = scope.all ? null : [...scope.ids];
      const rowRange = rowRangeOf({ page, limit });
      const rows = await privatePublisherQuery(database)
        .$if(ids !== null, (query) =>
          query.where(({ eb, val }) => eb('publisher.id', '=', eb.fn.any(val(ids ?? [])))),
        )
        .orderBy(alphabetical('publisher.name'))
        .orderBy('publisher.id')
        .limit(rowRange.limit)
        .offset(rowRange.offset)
        .execute();
      return sliceOf(rows, { page, limit }, (row) => toPrivatePublisher(row, pictures, caller));
    },
  );

  app.patch(
    '/publisher/:id',
    {
      config: { access: 'MANAGER', failures: publisherChangeFailures },
      schema: {
        operationId: 'changePublisher',
        summary: 'Changes details of a publisher. Absent fields keep their values.',
        description:
          'Effective at once if staff send it. From members it becomes a request for approval. CONTENT.WAITING_APPROVAL: a request waits for its answer. CONTENT.REQUEST_ON_APPROVED: nothing differs. With `If-Match`, answers 412 if somebody else has changed the publisher meanwhile.',
        tags: ['publisher'],
        params: WithId,
        body: PublisherChanges,
        response: { 200: PrivatePublisher },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const publisherId = request.params.id;
      await changePublisher(database, {
        caller,
        publisherId,
        changes: request.body,
        ifMatch: ifMatchOf(request),
      });
      const publisher = await load(caller, publisherId);
      sendVersion(reply, publisher.version);
      return publisher;
    },
  );

  app.patch(
    '/publisher/:id/shares',
    {
      config: { access: 'MANAGER_STAFF', failures: shareFailures },
      schema: {
        operationId: 'setPublisherShare',
        summary: 'Sets the part of the revenue that a publisher gets from a month on.',
        description: 'Closed months cannot be changed.',
        tags: ['publisher'],
        params: WithId,
        body: NewPublisherShare,
        response: { 200: PrivatePublisher },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const publisherId = request.params.id;
      await setShare(database, { ...request.body, publisherId, actorId: caller.uuid });
      return load(caller, publisherId);
    },
  );
}
