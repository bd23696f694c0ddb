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

/** What is said under a field whose value an account has already. */
export const takenMessages = {
  email: { key: 'emailErrors:USER.EXISTING_EMAIL' },
  username: { key: 'fieldErrors:USER.EXISTING_USERNAME' },
  phoneNumber: { key: 'fieldErrors:USER.EXISTING_PHONE_NUMBER' },
} as const satisfies Record<UniqueField, Message>;

/** What is wrong with what opens an account: by rule, and by asking whether somebody has it already. */
export class SignUpChecks {
  readonly #accounts: Accounts;
  readonly #rules: Rules<SignUpValues>;
  #own: Pick<SignUpValues, UniqueField> | null = null;

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
      email: (value: string) => this.#taken('email', value),
      username: (value: string) => this.#taken('username', value),
      phoneNumber: (value: string) => this.#taken('phoneNumber', value),
    };
  }

  /** What the account has that was just opened here: nothing of it is somebody else's. */
  leaveAlone(own: Pick<SignUpValues, UniqueField> | null): void {
    this.#own = own;
  }

  /** Who cannot be asked stands in nobody's way: the service finds out in the end. */
  async #taken(field: UniqueField, value: string): Promise<Message | null> {
    if (this.#own && plain(field, this.#own[field]) === plain(field, value)) return null;
    const submitted = field === 'phoneNumber' ? internationalPhone(value) : value;
    const outcome = await this.#accounts.exists(field, submitted);
    return outcome.ok && outcome.value ? takenMessages[field] : null;
  }
}

/** The same for all ways of writing it. */
const plain = (field: UniqueField, value: string): string =>
  field === 'phoneNumber' ? internationalPhone(value) : value.trim().toLowerCase();

const birthDate = (now: () => Date): readonly Check[] => [
  text({ key: 'accountChecks:date' }, (value) => birthDateOf(value, now()) !== null),
  text({ key: 'accountChecks:age', values: { years: minimumAge } }, (value) => {
    const born = birthDateOf(value, now());
    return born !== null && isAtLeast(minimumAge, born, now());
  }),
];
