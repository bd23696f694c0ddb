import type { CardToAdd } from '../../../application/cards/add-card.ts';
import { holderName } from '../../../domain/account/person-name.ts';
import { cardBrandOf } from '../../../domain/cards/card-brand.ts';
import type { BillingAddress } from '../../../domain/cards/payment-card.ts';
import { oneLine } from '../../../domain/one-line.ts';
import { streetOf } from '../../../domain/postal/postal-address.ts';
import type { FoundAddressFields } from '../../shell/postal/address-search.ts';
import { cardExpiryMask, cardNumberMask } from '../../ui/mask/card-masks.ts';
import { phoneMask, postalCodeMask } from '../../ui/mask/contact-masks.ts';
import { cpfMask } from '../../ui/mask/document-masks.ts';
import type { CardValues } from './card-form.ts';

type SentValues = Omit<CardValues, 'savesToAccount'>;

/** Converts the values of a valid form. */
export function toCardToAdd(values: SentValues, foundFields: FoundAddressFields): CardToAdd {
  const expiry = cardExpiryMask.unmask(values.expiration);
  return {
    number: cardNumberMask.unmask(values.cardNumber),
    brand: cardBrandOf(values.cardNumber) ?? '',
    holderName: oneLine(holderName(values.holderName)),
    expirationMonth: (expiry?.getUTCMonth() ?? 0) + 1,
    expirationYear: expiry?.getUTCFullYear() ?? 0,
    cvv: values.cvv,
    holderDocument: { number: cpfMask.unmask(values.holderDocument), kind: 'CPF' },
    phoneNumber: phoneMask.unmask(values.phoneNumber),
    billingAddress: billingAddress(values, foundFields),
  };
}

function billingAddress(values: SentValues, foundFields: FoundAddressFields): BillingAddress {
  const addressLine = (field: keyof FoundAddressFields) => oneLine(foundFields[field] || values[field]);
  const line2 = oneLine(values.line2);
  return {
    line1: streetOf(addressLine('line1')),
    number: oneLine(values.number),
    ...(line2 && { line2 }),
    neighborhood: addressLine('neighborhood'),
    city: addressLine('city'),
    state: addressLine('state'),
    country: 'BR',
    zipCode: postalCodeMask.unmask(values.zipCode),
  };
}
