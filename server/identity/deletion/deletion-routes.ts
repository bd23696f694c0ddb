import { callerOf, recentSignInDescription, recentSignInFailures } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { identityUserOf } from '../profile/identity-user.ts';
import { Confirmation, Data, IdentityUser, WithUuid } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import { cancelDeletion, scheduleDeletion } from './schedule-deletion.ts';
import { sendDeletionEmail } from './send-deletion-emails.ts';

/** Lets owners delete their account, and guardians the accounts that they guide. Rule 121. */
export function deletionRoutes(app: App, service: IdentityService): void {
  const { accounts, profiles } = service;

  app.post(
    '/user/:uuid/deletion',
    {
      config: {
        access: 'oneself or guardian',
        securityEvent: 'account deletion',
        failures: [...recentSignInFailures, 'USER.NOT_FOUND', 'USER.PARENT_PERMISSION', 'USER.WORK_ACCOUNT'],
      },
      schema: {
        operationId: 'scheduleDeletion',
        summary: 'Schedules the deletion of an account in 15 days, and ends its renewals now.',
        description: `The account stays usable until then. The accounts that it guides are deleted with it. If the deletion is already scheduled, its date stays. ${recentSignInDescription} USER.PARENT_PERMISSION: only the guardian deletes a guided account. USER.WORK_ACCOUNT: accounts of staff and members of publishers cannot be deleted here.`,
        tags: ['user'],
        params: WithUuid,
        body: Confirmation,
        response: { 200: Data(IdentityUser) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const language = chooseLanguage(request.headers['accept-language']);
      if (await profiles.isGuided(caller.uuid)) throw new ApiError('USER.PARENT_PERMISSION');
      await requireRecentSignIn(service, caller, request.body.password);
      const uuid = request.params.uuid.toLowerCase();
      const { account, isNew } = await scheduleDeletion(service, uuid, { language });
      const recipient = await accounts.find(caller.uuid);
      if (isNew && recipient && account.deletionAt) {
        sendDeletionEmail(service, {
          kind: 'deletionScheduled',
          recipient,
          isGuided: uuid !== caller.uuid,
          language,
          deletionAt: account.deletionAt,
        });
      }
      return { data: await identityUserOf(service, account) };
    },
  );

  app.delete(
    '/user/:uuid/deletion',
    {
      config: {
        access: 'oneself or guardian',
        securityEvent: 'account deletion',
        failures: ['USER.NOT_FOUND', 'USER.PARENT_PERMISSION', 'USER.GUARDIAN_DELETION'],
      },
      schema: {
        operationId: 'cancelDeletion',
        summary: 'Cancels the deletion of an account. Succeeds if none is scheduled.',
        description:
          'Deletions of guided accounts that were scheduled with it are cancelled too. Renewals stay ended. USER.GUARDIAN_DELETION: the account of the guardian is to be deleted.',
        tags: ['user'],
        params: WithUuid,
        response: { 200: Data(IdentityUser) },
      },
    },
    async (request) => {
      if (await profiles.isGuided(callerOf(request).uuid)) throw new ApiError('USER.PARENT_PERMISSION');
      const account = await cancelDeletion(service, request.params.uuid.toLowerCase());
      return { data: await identityUserOf(service, account) };
    },
  );
}
