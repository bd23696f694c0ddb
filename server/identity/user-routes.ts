import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/open-app.ts';
import { ageDeclarationRoute } from './profile/age-declaration-route.ts';
import { editRoutes } from './profile/edit-routes.ts';
import { identityUserOf, publicUserOf } from './profile/identity-user.ts';
import { Data, IdentityUser, PublicUser, WithUuid } from './schemas.ts';
import type { IdentityService } from './service.ts';
import { signUpRoutes } from './sign-up/sign-up-routes.ts';

export function userRoutes(app: App, service: IdentityService): void {
  signUpRoutes(app, service);
  editRoutes(app, service);
  ageDeclarationRoute(app, service);

  app.get(
    '/user/:uuid',
    {
      config: { access: 'oneself, guardian or ADMIN', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'getUser',
        summary: 'An account, for its owner, its guardian and administrators.',
        tags: ['user'],
        params: WithUuid,
        response: { 200: Data(IdentityUser) },
      },
    },
    async (request) => {
      const account = await service.accounts.find(request.params.uuid);
      if (!account) throw new ApiError('USER.NOT_FOUND');
      return { data: await identityUserOf(service, account) };
    },
  );

  app.get(
    '/user/profile/:username',
    {
      config: { access: 'anyone', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'getPublicUser',
        summary: 'The public data of a user. Guided accounts have none.',
        tags: ['user'],
        params: Type.Object({ username: Type.String() }),
        response: { 200: Data(PublicUser) },
      },
    },
    async (request) => {
      const { username } = request.params;
      const account = await service.accounts.findByUsernameOrEmail(username);
      // `findByUsernameOrEmail` also accepts an email address. Do not reveal whose it is.
      const isUsername = account?.username.toLowerCase() === username.toLowerCase();
      if (!account?.isActive || !isUsername || (await service.profiles.isGuided(account.uuid)))
        throw new ApiError('USER.NOT_FOUND');
      return { data: publicUserOf(service.address, account) };
    },
  );
}
