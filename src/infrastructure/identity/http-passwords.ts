import type { MagicLink } from '../../application/ports/account/accounts.ts';
import type { Passwords } from '../../application/ports/account/passwords.ts';
import { succeeded } from '../../domain/result.ts';
import { type Success, successes } from '../../domain/success.ts';
import type { HttpClient } from '../http/http-client.ts';
import { credentialsOf, type IdentityAnswer, type OpenedSession } from './identity-answer.ts';

export class HttpPasswords implements Passwords {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  async redefine(current: string, wanted: string) {
    const outcome = await this.#identity.call<IdentityAnswer<OpenedSession>>({
      method: 'POST',
      path: '/user/redefine-password',
      body: { old_password: current, new_password: wanted },
    });
    return outcome.ok ? succeeded(credentialsOf(outcome.value), successes.passwordReset) : outcome;
  }

  recover(entry: string) {
    return this.#send('/user/recover-password', { entry: entry.trim() }, successes.recoveryLinkSent);
  }

  resetByLink({ uuid, code }: MagicLink, wanted: string) {
    const body = { uuid, code, new_password: wanted };
    return this.#send('/user/update-password-from-magic-link', body, successes.passwordReset);
  }

  async #send(path: string, body: unknown, success: Success) {
    const outcome = await this.#identity.call<unknown>({ method: 'POST', path, body });
    return outcome.ok ? succeeded(undefined, success) : outcome;
  }
}
