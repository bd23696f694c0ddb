import type { SecondFactor } from '../../application/ports/account/second-factor.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import { toData } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpSecondFactor implements SecondFactor {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async loadState() {
    return mapAnswer(await this.#identity.send('GET /user/second-factor'), toData);
  }

  async begin(password?: string) {
    const body = { password };
    return mapAnswer(await this.#identity.send('POST /user/second-factor/begin', { body }), toData);
  }

  async confirm(code: string) {
    const outcome = await this.#identity.send('POST /user/second-factor/confirm', { body: { code } });
    return mapAnswer(outcome, ({ data }) => data.recoveryCodes);
  }

  async renewRecoveryCodes(code: string, password?: string) {
    const body = { code, password };
    const outcome = await this.#identity.send('POST /user/second-factor/recovery-codes', { body });
    return mapAnswer(outcome, ({ data }) => data.recoveryCodes);
  }

  async turnOff(code: string, password?: string) {
    const body = { code, password };
    return mapAnswer(await this.#identity.send('POST /user/second-factor/turn-off', { body }), toNothing);
  }
}
