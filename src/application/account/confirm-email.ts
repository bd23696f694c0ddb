import type { AccountErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Accounts, MagicLink } from '../ports/account/accounts.ts';
import type { SignUpSecrets } from '../ports/account/sign-up-secrets.ts';
import type { Session } from '../ports/session/session.ts';

/** 'confirmed': the reader still has to sign in. */
export type EmailConfirmation = 'signed-in' | 'confirmed';

/** Confirms an email address with the link of an email. On the device that signed up, it also opens the session. */
export class ConfirmEmail {
  readonly #accounts: Accounts;
  readonly #secrets: SignUpSecrets;
  readonly #session: Session;

  constructor(accounts: Accounts, secrets: SignUpSecrets, session: Session) {
    this.#accounts = accounts;
    this.#secrets = secrets;
    this.#session = session;
  }

  /** True if this device signed up for the account and nobody is signed in. */
  canSignIn({ readerId }: MagicLink): boolean {
    return this.#session.current === null && this.#secrets.find(readerId) !== null;
  }

  async execute(link: MagicLink): Promise<Result<EmailConfirmation, Failure<AccountErrorCode>>> {
    const codeVerifier = this.canSignIn(link) ? this.#secrets.find(link.readerId) : null;
    const outcome = await this.#accounts.validateEmail(link, codeVerifier ?? undefined);
    if (!outcome.ok) return outcome;
    if (codeVerifier !== null) this.#secrets.clear();
    // Another tab may have signed in meanwhile. Its session is kept.
    if (outcome.value === null || this.#session.current !== null) return succeeded('confirmed');
    this.#session.open(outcome.value);
    return succeeded('signed-in');
  }
}
