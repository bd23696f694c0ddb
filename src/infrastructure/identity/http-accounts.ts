import type {
  Accounts,
  MagicLink,
  NewAccount,
  UniqueField,
} from '../../application/ports/account/accounts.ts';
import { succeeded } from '../../domain/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { IdentityAnswer } from './identity-answer.ts';
import { servicePhone } from './service-phone.ts';

export class HttpAccounts implements Accounts {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  signUp({ phoneNumber, ...account }: NewAccount) {
    return this.#send('/user', {
      ...account,
      phoneNumber: servicePhone(phoneNumber),
      validationStrategy: 'EMAIL',
    });
  }

  async exists(field: UniqueField, value: string) {
    const asked = field === 'phoneNumber' ? servicePhone(value).slice(1) : value.trim();
    const outcome = await this.#identity.call<IdentityAnswer<{ readonly exists: boolean }>>({
      method: 'GET',
      path: `/user/exists/${field}/${encodeURIComponent(asked)}`,
    });
    return outcome.ok ? succeeded(outcome.value.data.exists) : outcome;
  }

  validateEmail({ uuid, code }: MagicLink) {
    return this.#send('/user/validate-email', { uuid, code });
  }

  resendValidation(entry: string) {
    return this.#send('/user/validate-email/resend', { entry: entry.trim() });
  }

  async #send(path: string, body: unknown) {
    const outcome = await this.#identity.call<unknown>({ method: 'POST', path, body });
    return outcome.ok ? succeeded(undefined) : outcome;
  }
}
