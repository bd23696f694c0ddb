import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { requireAdult } from '../accounts/account-rules.ts';
import { Data, IdentityUser, WithUuid } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { changeAccount } from './change-account.ts';
import { identityUserOf } from './identity-user.ts';

/** For accounts that were opened with Google, by an operator or by staff, where nobody asked for the age. Rule 8. */
export function ageDeclarationRoute(app: App, service: IdentityService): void {
  const { accounts, database, profiles } = service;

  app.put(
    '/user/:uuid/adult-declaration',
    {
      config: {
        access: 'oneself',
        securityEvent: 'account change',
        failures: ['USER.NOT_FOUND', 'USER.PARENT_PERMISSION', 'USER.UNDERAGE'],
      },
      schema: {
        operationId: 'declareAdult',
        summary: 'The caller declares to be 18 or older, which content for adults requires.',
        description:
          'USER.PARENT_PERMISSION: the account has a guardian, who enters the birth date. USER.UNDERAGE: the birth date of the account says otherwise. Succeeds again if it was declared before.',
        tags: ['user'],
        params: WithUuid,
        response: { 200: Data(IdentityUser) },
      },
    },
    async (request) => {
      const { uuid } = request.params;
      const account = await accounts.find(uuid);
      if (!account) throw new ApiError('USER.NOT_FOUND');
      if (await profiles.isGuided(uuid)) throw new ApiError('USER.PARENT_PERMISSION');
      if (account.birthDate) requireAdult(account.birthDate);
      const declaredAdultAt = account.declaredAdultAt ?? new Date();
      return {
        data: await identityUserOf(service, await changeAccount(database, uuid, { declaredAdultAt })),
      };
    },
  );
}
