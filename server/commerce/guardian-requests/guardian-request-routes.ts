import { type Static, Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { Closed } from '../../http/schema-types.ts';
import {
  askGuardian,
  findOpenRequests,
  type GuardianRequestService,
  guardianRequestFailures,
} from './ask-guardian.ts';

const id = Type.String({ format: 'uuid' });

/** Exactly one of the two ids. */
const RequestedProduct = Closed(
  { issueId: Type.Optional(id), planId: Type.Optional(id) },
  { title: 'RequestedProduct', minProperties: 1, maxProperties: 1 },
);

const GuardianRequest = Closed(
  {
    issueId: Type.Union([id, Type.Null()]),
    planId: Type.Union([id, Type.Null()]),
    requestedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'GuardianRequest' },
);
type GuardianRequestAnswer = Static<typeof GuardianRequest>;

interface RequestRow {
  issueId: string | null;
  planId: string | null;
  requestedAt: Date;
}

const toAnswer = ({ issueId, planId, requestedAt }: RequestRow): GuardianRequestAnswer => ({
  issueId,
  planId,
  requestedAt: requestedAt.toISOString(),
});

/** What guided accounts ask their guardians to buy. */
export function guardianRequestRoutes(app: App, service: GuardianRequestService): void {
  app.get(
    '/guardian-request',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listGuardianRequests',
        summary: "The caller's open requests, newest first. A request is open for 7 days.",
        tags: ['acquisition'],
        response: { 200: Type.Array(GuardianRequest) },
      },
    },
    async (request) => {
      const rows = await findOpenRequests(service.database, callerOf(request).uuid, service.now());
      return rows.map(toAnswer);
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
          'USER.NOT_GUIDED: the caller has no guardian. ISSUE.NOT_FOUND, PLAN.NOT_FOUND: it is not sold. USER.BLOCKED_CONTENT: the caller may not see the issue. USER.GUARDIAN_UNREACHABLE: the guardian has no confirmed email address or a closed account; nothing is stored. REQUEST.TOO_MANY: more than ten requests in 24 hours. A request that is open already is returned, and no other email is sent.',
        tags: ['acquisition'],
        body: RequestedProduct,
        response: { 200: GuardianRequest },
      },
    },
    async (request) => {
      const { issueId = null, planId = null } = request.body;
      const requested =
        issueId === null
          ? ({ kind: 'plan', id: planId ?? '' } as const)
          : ({ kind: 'issue', id: issueId } as const);
      const { requestedAt } = await askGuardian(service, callerOf(request).uuid, requested);
      return toAnswer({ issueId, planId, requestedAt });
    },
  );
}
