import { Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import type { App } from '../../http/open-app.ts';
import { sliceOf, sliceQuery } from '../../http/slice.ts';
import type { PublishingService } from '../service.ts';
import { answerFailures, answerRequest, type PublishByKind } from './answer-request.ts';
import { listRequests, requestQuery } from './list-requests.ts';
import { findRequestScope } from './request-access.ts';
import {
  RequestAnswer,
  RequestKind,
  RequestState,
  RequestSummary,
  requestKindsText,
} from './request-schemas.ts';
import { toRequestSummary } from './to-request.ts';

/** Lists requests for approval, and lets staff answer them. */
export function requestRoutes(app: App, service: PublishingService & { publishByKind: PublishByKind }): void {
  const { database } = service;

  app.get(
    '/request/:kind',
    {
      config: { access: 'REQUESTS' },
      schema: {
        operationId: 'listRequests',
        summary:
          'Requests of one kind for approval: all of them for staff, otherwise those of the own publishers. Waiting ones come first, the oldest at the top; the others follow, newest first.',
        description: requestKindsText,
        tags: ['request'],
        params: Type.Object({ kind: RequestKind }),
        querystring: Type.Object({
          ...sliceQuery({ default: 20, maximum: 100 }).properties,
          state: Type.Optional(RequestState),
        }),
        response: { 200: PageOf(RequestSummary) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { page = 0, limit = 20, state } = request.query;
      const { kind } = request.params;
      const scope = await findRequestScope(database, caller, kind);
      const rows = await listRequests(database, { kind, state, scope, readerId: caller.uuid, page, limit });
      return sliceOf(rows, { page, limit }, toRequestSummary);
    },
  );

  app.patch(
    '/request/respond/:id',
    {
      config: { access: 'REQUESTS_STAFF', failures: answerFailures },
      schema: {
        operationId: 'answerRequest',
        summary: 'Approves a request, which publishes its subject at once, or rejects it with a reason.',
        description: requestKindsText,
        tags: ['request'],
        params: WithId,
        body: RequestAnswer,
        response: { 200: RequestSummary },
      },
    },
    async (request) => {
      const { isApproved, reason } = request.body;
      const { id } = request.params;
      if (!isApproved && !reason?.trim()) throw invalidRequest('reason', 'required');
      await answerRequest(service, {
        requestId: id,
        rejectionReason: isApproved ? null : (reason ?? ''),
        caller: callerOf(request),
      });
      return toRequestSummary(
        await requestQuery(database).where('request.id', '=', id).executeTakeFirstOrThrow(),
      );
    },
  );
}
