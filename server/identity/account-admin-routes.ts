import { Type } from 'typebox';
import { Failure } from '../http/error-responses.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { callerOf } from '../http/rights.ts';
import { changeAccountState } from './account-states.ts';
import type { Account } from './accounts.ts';
import { AccountEntry, AccountState, Data, WithUuid } from './schemas.ts';
import type { IdentityService } from './service.ts';

const failures = { 400: Failure, 401: Failure, 403: Failure, 404: Failure };

/** What administrators do with the accounts of others. */
export function accountAdminRoutes(app: App, service: IdentityService): void {
  const { database, accounts, sessions } = service;

  const stateOf = async ({ uuid, username, email, role, ...account }: Account) => {
    const used = await database
      .selectFrom('identity.session')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('last_used_at').as('last')])
      .where('account_uuid', '=', uuid)
      .where('expires_at', '>', new Date())
      .executeTakeFirstOrThrow();
    return {
      data: {
        uuid,
        username,
        email,
        role,
        isActive: account.is_active,
        hasVerifiedEmail: account.has_verified_email,
        createdAt: account.created_at.toISOString(),
        sessions: Number(used.count),
        lastUsedAt: used.last && new Date(used.last).toISOString(),
      },
    };
  };
  const find = async (uuid: string): Promise<Account> => {
    const account = await accounts.find(uuid);
    if (!account) throw new Refusal('USER.NOT_FOUND');
    return account;
  };

  app.post(
    '/admin/user/find',
    {
      config: { access: 'ADMIN', securityEvent: 'account administration' },
      schema: {
        summary: 'Finds an account by its username or e-mail address, which no address of the web contains.',
        tags: ['admin'],
        body: AccountEntry,
        response: { 200: Data(AccountState), ...failures },
      },
    },
    async (request) => {
      const account = await accounts.findByEntry(request.body.entry.trim());
      if (!account) throw new Refusal('USER.NOT_FOUND');
      return stateOf(account);
    },
  );

  app.delete(
    '/admin/user/:uuid/sessions',
    {
      config: { access: 'ADMIN', securityEvent: 'account administration' },
      schema: {
        summary: 'Signs an account out everywhere.',
        tags: ['admin'],
        params: WithUuid,
        response: { 200: Data(AccountState), ...failures },
      },
    },
    async (request) => {
      const account = await find(request.params.uuid);
      await sessions.closeAll(account.uuid);
      request.log.info(
        { by: callerOf(request).uuid, of: account.uuid },
        'the sessions of an account were ended',
      );
      return stateOf(account);
    },
  );

  app.put(
    '/admin/user/:uuid/state',
    {
      config: { access: 'ADMIN', securityEvent: 'account administration' },
      schema: {
        summary: 'Closes an account or reopens it.',
        description:
          'Closing ends its sessions, its codes and the renewal of its subscriptions. USER.OWN_ACCOUNT: nobody closes their own, so that one administrator is always left.',
        tags: ['admin'],
        params: WithUuid,
        body: Type.Object({ isActive: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Data(AccountState), ...failures, 409: Failure },
      },
    },
    async (request) => {
      const { uuid } = request.params;
      const { isActive } = request.body;
      const by = callerOf(request).uuid;
      await changeAccountState(service, { uuid: uuid.toLowerCase(), isActive, by });
      request.log.info({ by, of: uuid, isActive }, 'the state of an account was changed');
      return stateOf(await find(uuid));
    },
  );
}
