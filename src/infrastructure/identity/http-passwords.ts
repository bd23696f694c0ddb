import type { MagicLink } from '../../application/ports/account/accounts.ts';
import type { Passwords } from '../../application/ports/account/passwords.ts';
import { accountSuccesses } from '../../domain/account/account-successes.ts';
import { succeeded } from '../../domain/result.ts';
import { mapAnswer } from '../http/map-answer.ts';
import { toCredentials } from './identity-answer.ts';
import type { IdentityClient } from './identity-client.ts';

export class HttpPasswords implements Passwords {
  readonly #identity: IdentityClient;

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async change(current: string, newPassword: string) {
    const body = { old_password: current, new_password: newPassword };
    const outcome = mapAnswer(
      await this.#identity.send('POST /user/redefine-password', { body }),
      toCredentials,
    );
    return outcome.ok ? succeeded(outcome.value, accountSuccesses.passwordReset) : outcome;
  }

  async recover(usernameOrEmail: string) {
    const body = { entry: usernameOrEmail.trim() };
    const outcome = await this.#identity.send('POST /user/recover-password', { body });
    return outcome.ok ? succeeded(undefined, accountSuccesses.recoveryLinkSent) : outcome;
  }

  async resetByLink({ readerId, code }: MagicLink, newPassword: string) {
    const body = { uuid: readerId, code, new_password: newPassword };
    const outcome = await this.#identity.send('POST /user/update-password-from-magic-link', { body });
    return outcome.ok ? succeeded(undefined, accountSuccesses.passwordReset) : outcome;
  }
}
