import type {
  Accounts,
  MagicLink,
  NewAccount,
  UniqueField,
} from '../../application/ports/account/accounts.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import type { IdentityClient } from './identity-client.ts';
import { servicePhone } from './service-phone.ts';

export class HttpAccounts implements Accounts {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async signUp({ phoneNumber, ...account }: NewAccount) {
    const outcome = await this.#identity.send('POST /user', {
      body: { ...account, phoneNumber: servicePhone(phoneNumber), validationStrategy: 'EMAIL' },
    });
    return mapAnswer(outcome, toNothing);
  }

  async exists(field: UniqueField, text: string) {
    const value = field === 'phoneNumber' ? servicePhone(text).slice(1) : text.trim();
    const outcome = await this.#identity.send(`GET /user/exists/${field}/{value}`, { path: { value } });
    return mapAnswer(outcome, ({ data }) => data.exists);
  }

  async validateEmail({ readerId, code }: MagicLink) {
    const body = { uuid: readerId, code };
    return mapAnswer(await this.#identity.send('POST /user/validate-email', { body }), toNothing);
  }

  async resendValidation(usernameOrEmail: string) {
    const body = { entry: usernameOrEmail.trim() };
    return mapAnswer(await this.#identity.send('POST /user/validate-email/resend', { body }), toNothing);
  }
}
