import { isAccountPhone, isPhone } from '../../../domain/account/phone.ts';
import { isPostalCode } from '../../../domain/postal/postal-code.ts';
import type { Message } from '../../i18n/message.ts';
import { type Check, text } from './check.ts';

/** The error for a postal code that the address lookup does not know. Rule 32. */
export const unknownPostalCode: Message = { key: 'checks:unknownPostalCode' };

/** A Brazilian number, as the payment of a card needs it. */
export const brazilianPhoneNumber = (): Check => text({ key: 'accountChecks:phone' }, isPhone);

/** A number of any country. */
export const accountPhoneNumber = (): Check => text({ key: 'accountChecks:phone' }, isAccountPhone);

export const postalCode = (): Check => text({ key: 'checks:postalCode' }, isPostalCode);
