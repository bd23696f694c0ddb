import type { IdentityUsers } from '../../application/ports/identity-users.ts';
import { succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpIdentityUsers implements IdentityUsers {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  async find(uuid: string) {
    const outcome = await this.#identity.call<{ readonly data: IdentityUser }>({
      method: 'GET',
      path: `/user/${encodeURIComponent(uuid)}`,
    });
    return outcome.ok ? succeeded(outcome.value.data) : outcome;
  }
}
