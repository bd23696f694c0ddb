import type { WireAccountState } from '@banca/contract/schemas';
import type { AccountAdministration } from '../../application/ports/staff/account-administration.ts';
import type { ManagedAccount } from '../../domain/staff/managed-account.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpAccountAdministration implements AccountAdministration {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async find(usernameOrEmail: string) {
    return mapAnswer(
      await this.#identity.send('POST /admin/user/find', { body: { entry: usernameOrEmail } }),
      toAccount,
    );
  }

  async endSessions(id: string, password?: string) {
    const request = { path: { uuid: id }, body: { password } };
    return mapAnswer(await this.#identity.send('POST /admin/user/{uuid}/sessions/end', request), toAccount);
  }

  async changeState(id: string, isActive: boolean, password?: string) {
    const request = { path: { uuid: id }, body: { isActive, password } };
    return mapAnswer(await this.#identity.send('PUT /admin/user/{uuid}/state', request), toAccount);
  }
}

function toAccount({ data }: { readonly data: WireAccountState }): ManagedAccount {
  const { uuid, ...account } = data;
  return { ...account, id: uuid };
}
