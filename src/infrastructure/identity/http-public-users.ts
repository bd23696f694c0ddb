import type { PublicUsers } from '../../application/ports/account/public-users.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpPublicUsers implements PublicUsers {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async findByUsername(username: string) {
    const outcome = await this.#identity.send('GET /user/profile/{username}', { path: { username } });
    return mapAnswer(outcome, ({ data: { uuid, ...user } }) => ({ ...user, id: uuid }));
  }
}
