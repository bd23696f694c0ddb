import type { WireIdentityUser } from '@banca/contract/schemas';
import type { IdentityUsers, UserChanges } from '../../application/ports/account/identity-users.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpIdentityUsers implements IdentityUsers {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async find(id: string) {
    return mapAnswer(await this.#identity.send('GET /user/{uuid}', { path: { uuid: id } }), toUser);
  }

  async update(id: string, { address, ...changes }: UserChanges, password?: string) {
    const outcome = await this.#identity.send('PATCH /user/{uuid}', {
      path: { uuid: id },
      form: { ...changes, address: address && JSON.stringify(address), password },
    });
    return mapAnswer(outcome, toUser);
  }

  async declareAdult(id: string) {
    const request = { path: { uuid: id } };
    return mapAnswer(await this.#identity.send('PUT /user/{uuid}/adult-declaration', request), toUser);
  }

  async changePhone(id: string, phoneNumber: string, password?: string) {
    const outcome = await this.#identity.send('PATCH /user/phone/{uuid}', {
      path: { uuid: id },
      body: { phoneNumber, password },
    });
    return mapAnswer(outcome, toUser);
  }
}

export function toUser({ data }: { readonly data: WireIdentityUser }): IdentityUser {
  const { uuid, link, ...user } = data;
  const { roles, grantings } = link;
  return { ...user, id: uuid, link: { roles, grantings } };
}
