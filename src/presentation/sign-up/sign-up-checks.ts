import type { Accounts } from '../../application/ports/account/accounts.ts';
import type { Message } from '../i18n/message.ts';
import { password, termsAgreed } from '../ui/validation/account-checks.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';
import { type Failures, type Rules, validate } from '../ui/validation/validate.ts';
import type { SignUpValues } from './sign-up-values.ts';

/** The message for an address that another account already has. */
export const emailTaken: Message = { key: 'emailErrors:USER.EXISTING_EMAIL' };

const rules: Rules<SignUpValues> = {
  email: [required(), email()],
  password,
  hasAgreed: [termsAgreed],
};

/** Validates the form by rules, and asks the service whether the email address is taken. */
export class SignUpChecks {
  readonly #accounts: Accounts;
  #openedEmail: string | null = null;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  readonly validator = (values: SignUpValues): Failures<SignUpValues> | null => validate(values, rules);

  get onBlur() {
    return { email: (value: string) => this.#findTaken(value) };
  }

  /** The address of the account that was just opened here is not reported as taken. */
  ignoreEmail(email: string | null): void {
    this.#openedEmail = email;
  }

  /** If the request fails, the value is accepted. The service checks it again. */
  async #findTaken(value: string): Promise<Message | null> {
    if (this.#openedEmail !== null && normalize(this.#openedEmail) === normalize(value)) return null;
    const outcome = await this.#accounts.isEmailTaken(value);
    return outcome.ok && outcome.value ? emailTaken : null;
  }
}

const normalize = (email: string): string => email.trim().toLowerCase();
