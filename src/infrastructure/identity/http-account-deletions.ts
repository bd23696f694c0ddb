import type { AccountDeletions } from '../../application/ports/account/account-deletions.ts';
import { mapAnswer } from '../http/map-answer.ts';
import { toUser } from './http-identity-users.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpAccountDeletions implements AccountDeletions {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async schedule(id: string, password?: string) {
    const request = { path: { uuid: id }, body: { password } };
    return mapAnswer(await this.#identity.send('POST /user/{uuid}/deletion', request), toUser);
  }

  async cancel(id: string) {
    return mapAnswer(
      await this.#identity.send('DELETE /user/{uuid}/deletion', { path: { uuid: id } }),
      toUser,
    );
  }
}
