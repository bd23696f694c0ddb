import type { Consents } from '../../application/ports/account/consents.ts';
import type { ConsentVersion } from '../../domain/account/consent.ts';
import { mapAnswer } from '../http/map-answer.ts';
import { toData } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpConsents implements Consents {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async listTexts() {
    return mapAnswer(await this.#identity.send('GET /consent/text'), toData);
  }

  async find() {
    return mapAnswer(await this.#identity.send('GET /consent'), toData);
  }

  async accept({ kind, version }: ConsentVersion) {
    return mapAnswer(await this.#identity.send('POST /consent', { body: { kind, version } }), toData);
  }
}
