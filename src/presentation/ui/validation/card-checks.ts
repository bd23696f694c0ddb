import { hasNameAndSurname, isHolderNameLength, maxHolderName } from '../../../domain/account/person-name.ts';
import {
  type CardBrand,
  cardBrandOf,
  cardBrandWhileTyping,
  isCardNumberLength,
  securityCodeLength,
} from '../../../domain/cards/card-brand.ts';
import { cardExpiryOf, hasCardExpired } from '../../../domain/cards/card-expiry.ts';
import { type Check, text } from './check.ts';
import { brazilianPhoneNumber, postalCode } from './contact-checks.ts';
import { cpf } from './document-checks.ts';
import { required } from './required.ts';
import { luhn } from './text-checks.ts';

/** The number of digits depends on the card brand of the field `cardNumber`. */
const securityCode = (): Check => (value, values) => {
  const brand: CardBrand | null = cardBrandWhileTyping(String(Reflect.get(values, 'cardNumber') ?? ''));
  const length = securityCodeLength(brand);
  const key = brand === 'amex' ? 'checks:securityCodeOnFront' : 'checks:securityCodeOnBack';
  return text({ key, values: { length } }, (typed) => /^\d+$/.test(typed) && typed.length === length)(
    value,
    values,
  );
};

/** The checks of card fields, applied to masked values. `now` is called for each check. */
export const cardChecks = (now: () => Date) =>
  ({
    cardNumber: [
      required(),
      text({ key: 'checks:cardNumber' }, isCardNumberLength),
      luhn(),
      text({ key: 'checks:cardBrand' }, (value) => cardBrandOf(value) !== null),
    ],
    expiration: [
      text({ key: 'accountChecks:date' }, (value) => cardExpiryOf(value) !== null),
      required(),
      text({ key: 'checks:cardExpired' }, (value) => {
        const expiry = cardExpiryOf(value);
        return expiry !== null && !hasCardExpired(expiry, now());
      }),
    ],
    holderName: [
      required(),
      text({ key: 'checks:nameAndSurname' }, hasNameAndSurname),
      text({ key: 'form:lengthAtMost', values: { max: maxHolderName } }, isHolderNameLength),
    ],
    holderDocument: [required(), cpf()],
    cvv: [required(), securityCode()],
    phoneNumber: [required(), brazilianPhoneNumber()],
    zipCode: [required(), postalCode()],
  }) as const satisfies Record<string, readonly Check[]>;
