import type { Accounts } from '../../application/ports/account/accounts.ts';
import { oneLine } from '../../domain/one-line.ts';
import type { Message } from '../i18n/message.ts';
import { optionalUsername, password, termsAgreed } from '../ui/validation/account-checks.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';
import { type Failures, type Rules, validate } from '../ui/validation/validate.ts';
import type { SignUpValues } from './sign-up-values.ts';

/** The messages for values that another account already has. */
export const takenMessages = {
  email: { key: 'emailErrors:USER.EXISTING_EMAIL' },
  username: { key: 'fieldErrors:USER.EXISTING_USERNAME' },
} as const satisfies Partial<Record<keyof SignUpValues, Message>>;

type UniqueValues = Pick<SignUpValues, keyof typeof takenMessages>;

const rules: Rules<SignUpValues> = {
  email: [required(), email()],
  password,
  username: optionalUsername,
  hasAgreed: [termsAgreed],
};

/** Validates the form by rules, and asks the service whether the email address and the username are taken. */
export class SignUpChecks {
  readonly #accounts: Accounts;
  #opened: UniqueValues | null = null;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  readonly validator = (values: SignUpValues): Failures<SignUpValues> | null => validate(values, rules);

  get onBlur() {
    return {
      email: (value: string) => this.#findTaken('email', value),
      username: (value: string) => this.#findTaken('username', value),
    };
  }

  /** The values of the account that was just opened here are not reported as taken. */
  ignore(values: UniqueValues | null): void {
    this.#opened = values;
  }

  /** If the request fails, the value is accepted until it is checked again, at the latest by the service. */
  async #findTaken(field: keyof UniqueValues, value: string): Promise<Message | 'unknown' | null> {
    const sought = normalize(value);
    if (sought === '' || sought === normalize(this.#opened?.[field] ?? '')) return null;
    const outcome = await this.#accounts.isTaken(field, value);
    if (!outcome.ok) return 'unknown';
    return outcome.value ? takenMessages[field] : null;
  }
}

const normalize = (value: string): string => oneLine(value).toLowerCase();
