import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { Data, OpenSession, WithUuid } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';

/** Lets owners list and end the sessions of their account, and guardians those that they opened for a child. Rule 117. */
export function sessionRoutes(app: App, { database }: Pick<IdentityService, 'database'>): void {
  app.get(
    '/sessions',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listSessions',
        summary:
          "Lists the caller's sessions, and those that the caller opened for guided accounts: the current one first, then the most recently used.",
        tags: ['sessions'],
        response: { 200: Data(Type.Array(OpenSession)) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      return { data: await listSessions(database, callerOf(request)) };
    },
  );

  app.delete(
    '/sessions/:uuid',
    {
      config: { access: 'reader', securityEvent: 'session end' },
      schema: {
        operationId: 'endSession',
        summary: 'Ends one of the sessions that the caller can list. Also succeeds if it has already ended.',
        tags: ['sessions'],
        params: WithUuid,
        response: { 200: Data(Type.Null()) },
      },
    },
    async (request) => {
      await endSession(database, callerOf(request), request.params.uuid);
      return { data: null };
    },
  );

  app.delete(
    '/sessions',
    {
      config: { access: 'reader', securityEvent: 'session end' },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Ends all sessions that the caller can list except the current one.',
        tags: ['sessions'],
        response: { 200: Data(Type.Null()) },
      },
    },
    async (request) => {
      await endOtherSessions(database, callerOf(request));
      return { data: null };
    },
  );
}
