import { Type } from 'typebox';
import { jsonColumn } from '../../database/json-column.ts';
import { callerOf, recentSignInDescription, recentSignInFailures } from '../../http/access.ts';
import { grantings } from '../../http/access-sets.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { linkOf } from '../profile/identity-user.ts';
import { appToken, ConfirmationPassword, Data, Grantings, Link } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';

/** Lets administrators grant permissions to other accounts. */
export function grantingsRoutes(app: App, service: IdentityService): void {
  const { database } = service;

  app.get(
    '/admin/application/grantings/:app',
    {
      config: { access: 'ADMIN', failures: ['APPLICATION.NOT_FOUND'] },
      schema: {
        operationId: 'listGrantings',
        summary: 'The grantings that an application knows.',
        tags: ['admin'],
        params: Type.Object({ app: Type.String() }),
        response: { 200: Data(Grantings) },
      },
    },
    async (request) => {
      requireApplication(request.params.app);
      return { data: [...grantings] };
    },
  );

  app.put(
    '/admin/links/user/grantings',
    {
      config: {
        access: 'ADMIN',
        securityEvent: 'granting change',
        failures: [...recentSignInFailures, 'APPLICATION.NOT_FOUND', 'USER.NOT_FOUND'],
      },
      schema: {
        operationId: 'setGrantings',
        summary: 'Replaces the grantings of a user, effective from the next request.',
        description: recentSignInDescription,
        tags: ['admin'],
        body: Type.Object(
          {
            appToken: Type.String(),
            userId: Type.String({ format: 'uuid' }),
            grantings: Grantings,
            password: ConfirmationPassword,
          },
          { additionalProperties: false },
        ),
        response: { 200: Data(Link) },
      },
    },
    async (request) => {
      const { appToken: application, userId, grantings: newGrantings, password } = request.body;
      requireApplication(application);
      addSecurityFacts(request, { account: userId, grantings: newGrantings });
      await requireRecentSignIn(service, callerOf(request), password);
      const account = await database
        .updateTable('identity.account')
        .set({ grantings: jsonColumn(newGrantings) })
        .where('uuid', '=', userId)
        .returningAll()
        .executeTakeFirst();
      if (!account) throw new ApiError('USER.NOT_FOUND');
      return { data: linkOf(account) };
    },
  );
}

function requireApplication(token: string): void {
  if (token !== appToken) throw new ApiError('APPLICATION.NOT_FOUND');
}
