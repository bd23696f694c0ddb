import type {
  Accounts,
  MagicLink,
  NewAccount,
  UniqueField,
} from '../../application/ports/account/accounts.ts';
import { accountPhone } from '../../domain/account/phone.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import { toCredentials } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

const existenceCalls = {
  email: 'GET /user/exists/email/{value}',
  username: 'GET /user/exists/username/{value}',
  phoneNumber: 'GET /user/exists/phoneNumber/{value}',
} as const satisfies Record<UniqueField, string>;

export class HttpAccounts implements Accounts {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async signUp({ acceptedVersions, ...account }: NewAccount) {
    const versions = acceptedVersions && { acceptedVersions: [...acceptedVersions] };
    const outcome = await this.#identity.send('POST /user', {
      body: { ...account, ...versions, validationStrategy: 'EMAIL' },
    });
    return mapAnswer(outcome, ({ data }) => data.uuid);
  }

  async isTaken(field: UniqueField, value: string) {
    const sent = field === 'phoneNumber' ? accountPhone(value) : value.trim();
    const outcome = await this.#identity.send(existenceCalls[field], { path: { value: sent } });
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
