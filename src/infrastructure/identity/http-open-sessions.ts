import type { WireOpenSession } from '@banca/contract/schemas';
import type { OpenSessions } from '../../application/ports/session/open-sessions.ts';
import type { OpenSession } from '../../domain/session/open-session.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpOpenSessions implements OpenSessions {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async list() {
    return mapAnswer(await this.#identity.send('GET /sessions'), ({ data }) => data.map(toOpenSession));
  }

  async end(id: string) {
    const request = { path: { uuid: id } };
    return mapAnswer(await this.#identity.send('DELETE /sessions/{uuid}', request), toNothing);
  }

  async endOthers() {
    return mapAnswer(await this.#identity.send('DELETE /sessions'), toNothing);
  }
}

const toOpenSession = ({ uuid, ...session }: WireOpenSession): OpenSession => ({ ...session, id: uuid });
