import type { AccountGrantings } from '../../application/ports/staff/account-grantings.ts';
import type { AccessGranting } from '../../domain/session/access-sets.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { IdentityClient } from './identity-client.ts';

/** The name of this app at the identity service, which may serve several. */
const application = 'banca';

export class HttpAccountGrantings implements AccountGrantings {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async listAll() {
    const request = { path: { app: application } };
    return mapAnswer(
      await this.#identity.send('GET /admin/application/grantings/{app}', request),
      ({ data }) => data,
    );
  }

  async replace(accountId: string, grantings: readonly AccessGranting[], password?: string) {
    const body = { appToken: application, userId: accountId, grantings: [...grantings], password };
    return mapAnswer(
      await this.#identity.send('PUT /admin/links/user/grantings', { body }),
      ({ data }) => data.grantings,
    );
  }
}
