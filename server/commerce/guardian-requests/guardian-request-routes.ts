import { Type } from 'typebox';
import type { PictureAddresses } from '../../catalogue/picture-addresses.ts';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { answerRequest } from './answer-request.ts';
import { askGuardian, type GuardianRequestService, guardianRequestFailures } from './ask-guardian.ts';
import { describeRequests } from './describe-requests.ts';
import { findGuardianRequests, findOwnRequests, toRequestAnswer } from './list-requests.ts';
import { ChildRequest, GuardianRequest, NewGuardianAnswer, RequestedProduct } from './request-schemas.ts';

/** What guided accounts ask their guardians for. */
export function guardianRequestRoutes(
  app: App,
  service: GuardianRequestService & { pictures: PictureAddresses },
): void {
  app.get(
    '/guardian-request',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listGuardianRequests',
        summary:
          "The caller's requests that are open, or were answered in the last 30 days, newest first. A request is open for 7 days.",
        tags: ['guided account'],
        response: { 200: Type.Array(GuardianRequest) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const rows = await findOwnRequests(service.database, callerOf(request).uuid, service.now());
      return rows.map(toRequestAnswer);
    },
  );

  app.post(
    '/guardian-request',
    {
      config: { access: 'reader', failures: guardianRequestFailures },
      schema: {
        operationId: 'askGuardian',
        summary: 'Asks the guardian of the caller for an issue or a plan, with an email.',
        description:
          'For an issue above the rating of the caller, asks to allow it. USER.NOT_GUIDED: the caller has no guardian. ISSUE.NOT_FOUND, PLAN.NOT_FOUND: it is not sold, or the plan includes no guided accounts. USER.BLOCKED_CONTENT: the issue is for adults. USER.GUARDIAN_UNREACHABLE: the guardian has no confirmed email address or a closed account; nothing is stored. REQUEST.TOO_MANY: more than ten requests in 24 hours. A request of the last 7 days that is open or was declined is returned, and no other email is sent.',
        tags: ['guided account'],
        body: RequestedProduct,
        response: { 200: GuardianRequest },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { issueId = null, planId = null } = request.body;
      const requested =
        issueId === null
          ? ({ kind: 'plan', id: planId ?? '' } as const)
          : ({ kind: 'issue', id: issueId } as const);
      return toRequestAnswer(await askGuardian(service, callerOf(request).uuid, requested));
    },
  );

  app.get(
    '/guided-account/request',
    {
      config: { access: 'reader', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'listChildRequests',
        summary:
          'The requests of the accounts that the caller guides, of the last 30 days: those without an answer first, then the newest.',
        tags: ['guided account'],
        response: { 200: Type.Array(ChildRequest) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid } = callerOf(request);
      const now = service.now();
      const guardian = await service.database
        .selectFrom('comics.reader')
        .select('market')
        .where('readerId', '=', uuid)
        .executeTakeFirst();
      if (!guardian) throw new ApiError('USER.NOT_FOUND');
      const { findReaderName, hasReadingRight, pictures, database } = service;
      return describeRequests(database, await findGuardianRequests(database, uuid, now), {
        pictures,
        findReaderName,
        hasReadingRight,
        language: chooseLanguage(request.headers['accept-language']),
        market: guardian.market,
        now,
      });
    },
  );

  app.patch(
    '/guided-account/request/:id',
    {
      config: { access: 'reader', failures: ['GUIDANCE.NO_REQUEST'] },
      schema: {
        operationId: 'answerChildRequest',
        summary: 'Answers a request of an account that the caller guides.',
        description:
          'The answer replaces an earlier one. If an issue above the rating is granted, the account sees it; a later `declined` ends that. A request to buy is granted by the purchase of the caller. GUIDANCE.NO_REQUEST: it is older than 30 days, or a request of another account.',
        tags: ['guided account'],
        params: WithId,
        body: NewGuardianAnswer,
        response: { 200: GuardianRequest },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid: guardianId } = callerOf(request);
      const { id } = request.params;
      return toRequestAnswer(await answerRequest(service, { guardianId, id, answer: request.body.answer }));
    },
  );
}
