import type { Accounts, UniqueField } from '../../application/ports/account/accounts.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { isAtLeast, minimumAge } from '../../domain/account/age.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import { internationalPhone } from '../../domain/account/phone.ts';
import type { Message } from '../i18n/message.ts';
import { password, termsAgreed, username } from '../ui/validation/account-checks.ts';
import { type Check, text } from '../ui/validation/check.ts';
import { phone } from '../ui/validation/contact-checks.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';
import { type Failures, type Rules, validate } from '../ui/validation/validate.ts';
import type { SignUpValues } from './sign-up-values.ts';

/** Messages for values that another account already has. */
export const takenMessages = {
  email: { key: 'emailErrors:USER.EXISTING_EMAIL' },
  username: { key: 'fieldErrors:USER.EXISTING_USERNAME' },
  phoneNumber: { key: 'fieldErrors:USER.EXISTING_PHONE_NUMBER' },
} as const satisfies Record<UniqueField, Message>;

/** Validates the form by rules, and asks the service whether a unique value is taken. */
export class SignUpChecks {
  readonly #accounts: Accounts;
  readonly #rules: Rules<SignUpValues>;
  #openedAccount: Pick<SignUpValues, UniqueField> | null = null;

  constructor(accounts: Accounts, clock: Clock) {
    this.#accounts = accounts;
    this.#rules = {
      email: [required(), email()],
      username,
      password,
      phoneNumber: [required(), phone()],
      birthDate: [required(), ...birthDate(() => clock.now())],
      hasAgreed: [termsAgreed],
    };
  }

  readonly validator = (values: SignUpValues): Failures<SignUpValues> | null => validate(values, this.#rules);

  get onBlur() {
    return {
      email: (value: string) => this.#findTaken('email', value),
      username: (value: string) => this.#findTaken('username', value),
      phoneNumber: (value: string) => this.#findTaken('phoneNumber', value),
    };
  }

  /** Values of the account that was just opened here are not reported as taken. */
  ignoreValuesOf(account: Pick<SignUpValues, UniqueField> | null): void {
    this.#openedAccount = account;
  }

  /** If the request fails, the value is accepted. The service checks it again. */
  async #findTaken(field: UniqueField, value: string): Promise<Message | null> {
    if (this.#openedAccount && normalize(field, this.#openedAccount[field]) === normalize(field, value))
      return null;
    const submitted = field === 'phoneNumber' ? internationalPhone(value) : value;
    const outcome = await this.#accounts.exists(field, submitted);
    return outcome.ok && outcome.value ? takenMessages[field] : null;
  }
}

/** Makes different spellings of a value equal. */
const normalize = (field: UniqueField, value: string): string =>
  field === 'phoneNumber' ? internationalPhone(value) : value.trim().toLowerCase();

const birthDate = (now: () => Date): readonly Check[] => [
  text({ key: 'accountChecks:date' }, (value) => birthDateOf(value, now()) !== null),
  text({ key: 'accountChecks:age', values: { years: minimumAge } }, (value) => {
    const born = birthDateOf(value, now());
    return born !== null && isAtLeast(minimumAge, born, now());
  }),
];
