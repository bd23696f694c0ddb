import { Type } from 'typebox';
import { callerOf, recentSignInDescription, recentSignInFailures } from '../../http/access.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import type { Account } from '../accounts/accounts.ts';
import { findContact } from '../accounts/find-contact.ts';
import {
  AccountLookup,
  AccountState,
  Confirmation,
  ConfirmationPassword,
  Data,
  WithUuid,
} from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import { openSessions, sessionIdleLimitMs } from '../sessions/sessions.ts';
import { changeAccountState } from './account-states.ts';
import { administerAccount, requireAdministrable } from './administer-account.ts';

const staffAccountDescription =
  'USER.STAFF_ACCOUNT: only administrators manage accounts of staff and accounts with grantings.';

const changeFailures = [
  ...recentSignInFailures,
  'USER.NOT_FOUND',
  'USER.OWN_ACCOUNT',
  'USER.STAFF_ACCOUNT',
] as const satisfies ApiErrorCode[];

/** Lets staff find, sign out, close and reopen the accounts of others. */
export function accountAdminRoutes(app: App, service: IdentityService): void {
  const { database, accounts } = service;

  const stateOf = async ({ uuid, username, name, role, ...account }: Account) => {
    const now = new Date();
    const sessions = await database
      .selectFrom('identity.session')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('lastUsedAt').as('last')])
      .where('accountId', '=', uuid)
      .where('expiresAt', '>', now)
      .where('lastUsedAt', '>', new Date(now.getTime() - sessionIdleLimitMs))
      .executeTakeFirstOrThrow();
    const contact = await findContact(service, { uuid, username, name, role, ...account });
    return {
      data: {
        uuid,
        username,
        name,
        email: contact?.email ?? '',
        role,
        isActive: account.isActive,
        hasVerifiedEmail: account.hasVerifiedEmail,
        createdAt: account.createdAt.toISOString(),
        sessions: Number(sessions.count),
        lastUsedAt: sessions.last && new Date(sessions.last).toISOString(),
      },
    };
  };
  const find = async (uuid: string): Promise<Account> => {
    const account = await accounts.find(uuid);
    if (!account) throw new ApiError('USER.NOT_FOUND');
    return account;
  };

  app.post(
    '/admin/user/find',
    {
      config: {
        access: 'MANAGER_STAFF',
        securityEvent: 'account administration',
        failures: ['USER.NOT_FOUND', 'USER.STAFF_ACCOUNT'],
      },
      schema: {
        operationId: 'findAccount',
        summary:
          'Finds an account by its username or email address, which is sent in the body to keep it out of URLs.',
        description: staffAccountDescription,
        tags: ['admin'],
        body: AccountLookup,
        response: { 200: Data(AccountState) },
      },
    },
    async (request) => {
      const account = await accounts.findByUsernameOrEmail(request.body.entry.trim());
      if (!account) throw new ApiError('USER.NOT_FOUND');
      addSecurityFacts(request, { account: account.uuid });
      const caller = callerOf(request);
      if (account.uuid !== caller.uuid) requireAdministrable(account, caller);
      return stateOf(account);
    },
  );

  app.post(
    '/admin/user/:uuid/sessions/end',
    {
      config: { access: 'MANAGER_STAFF', securityEvent: 'account administration', failures: changeFailures },
      schema: {
        operationId: 'endAccountSessions',
        summary: 'Signs an account out everywhere.',
        description: `${recentSignInDescription} USER.OWN_ACCOUNT: end the caller's own sessions with DELETE /sessions. ${staffAccountDescription}`,
        tags: ['admin'],
        params: WithUuid,
        body: Confirmation,
        response: { 200: Data(AccountState) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await requireRecentSignIn(service, caller, request.body.password);
      const uuid = request.params.uuid.toLowerCase();
      await administerAccount(database, { uuid, by: caller.uuid }, (trx) => openSessions(trx).closeAll(uuid));
      request.log.info({ by: caller.uuid, of: uuid }, 'the sessions of an account were ended');
      return stateOf(await find(uuid));
    },
  );

  app.put(
    '/admin/user/:uuid/state',
    {
      config: { access: 'MANAGER_STAFF', securityEvent: 'account administration', failures: changeFailures },
      schema: {
        operationId: 'setAccountState',
        summary: 'Closes an account or reopens it.',
        description: `Closing ends its sessions, its codes and the renewal of its subscriptions. ${recentSignInDescription} USER.OWN_ACCOUNT: callers cannot close their own account, so one administrator always remains. ${staffAccountDescription}`,
        tags: ['admin'],
        params: WithUuid,
        body: Type.Object(
          { isActive: Type.Boolean(), password: ConfirmationPassword },
          { additionalProperties: false },
        ),
        response: { 200: Data(AccountState) },
      },
    },
    async (request) => {
      const { isActive, password } = request.body;
      const caller = callerOf(request);
      await requireRecentSignIn(service, caller, password);
      const uuid = request.params.uuid.toLowerCase();
      await changeAccountState(service, { uuid, isActive, by: caller.uuid });
      request.log.info({ by: caller.uuid, of: uuid, isActive }, 'the state of an account was changed');
      return stateOf(await find(uuid));
    },
  );
}
