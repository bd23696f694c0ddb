import { hasLetter, hasNumber, hasPasswordLength } from '../../../domain/account/password.ts';
import {
  hasOnlyUsernameCharacters,
  hasUsernameLength,
  isNotOnlyDigits,
} from '../../../domain/account/username.ts';
import { type Check, isEmpty, type ListedCheck, listed, type ServiceCheck } from './check.ts';
import { required } from './required.ts';
import { lengthAtMost } from './text-checks.ts';

/** What can be checked while a new password is typed. */
export const passwordRules: readonly ListedCheck[] = [
  { validator: hasPasswordLength, message: { key: 'accountChecks:passwordLength' } },
  { validator: hasLetter, message: { key: 'accountChecks:letter' } },
  { validator: hasNumber, message: { key: 'accountChecks:number' } },
];

/** The requirements of a new password, listed below its field. */
export const listedPasswordRules: readonly (ListedCheck | ServiceCheck)[] = [
  ...passwordRules,
  { message: { key: 'accountChecks:hardToGuess' }, rejection: 'fieldErrors:USER.COMMON_PASSWORD' },
];

/** The requirements of a new username. */
const usernameRules: readonly ListedCheck[] = [
  {
    validator: hasUsernameLength,
    message: { key: 'accountChecks:lengthBetween', values: { min: 5, max: 15 } },
  },
  { validator: hasOnlyUsernameCharacters, message: { key: 'accountChecks:wordId' } },
  {
    validator: (value) => value !== '' && isNotOnlyDigits(value),
    message: { key: 'accountChecks:notOnlyDigits' },
  },
];

/** The checks of a new password. The platform rejects more than 256 characters. */
export const password: readonly Check[] = [required(), ...passwordRules.map(listed), lengthAtMost(256)];

/** The checks of a new username that may be left empty. */
export const optionalUsername: readonly Check[] = usernameRules.map(listed);

export const username: readonly Check[] = [required(), ...optionalUsername];

export const termsAgreed: Check = required({ key: 'accountChecks:terms' });

export const paymentMethodChosen: Check = required({ key: 'checks:paymentMethod' });

/** Rejects only the method 'pix', in exactly this spelling. Rule 30. */
export const cardPayment: Check = (method) =>
  isEmpty(method) || method !== 'pix' ? null : { key: 'checks:cardPayment' };
