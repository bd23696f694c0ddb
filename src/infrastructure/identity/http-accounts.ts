import type { Accounts, MagicLink, NewAccount } from '../../application/ports/account/accounts.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import { toCredentials } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpAccounts implements Accounts {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async signUp(account: NewAccount) {
    const outcome = await this.#identity.send('POST /user', {
      body: { ...account, validationStrategy: 'EMAIL' },
    });
    return mapAnswer(outcome, ({ data }) => data.uuid);
  }

  async isEmailTaken(email: string) {
    const path = { value: email.trim() };
    const outcome = await this.#identity.send('GET /user/exists/email/{value}', { path });
    return mapAnswer(outcome, ({ data }) => data.exists);
  }

  async validateEmail({ readerId, code }: MagicLink, codeVerifier?: string) {
    const body = { uuid: readerId, code, codeVerifier };
    const outcome = await this.#identity.send('POST /user/validate-email', { body });
    return mapAnswer(outcome, ({ data }) => data && toCredentials({ data }));
  }

  async resendValidation(usernameOrEmail: string) {
    const body = { entry: usernameOrEmail.trim() };
    return mapAnswer(await this.#identity.send('POST /user/validate-email/resend', { body }), toNothing);
  }
}
