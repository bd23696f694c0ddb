import { isForeignPhone } from '../../../domain/account/phone.ts';
import type { PostalAddress } from '../../../domain/postal/postal-address.ts';
import type { Address, IdentityUser } from '../../../domain/session/session.ts';
import { phoneMask, postalCodeMask } from '../../ui/mask/contact-masks.ts';
import { cpfMask } from '../../ui/mask/document-masks.ts';
import type { CardValues } from './card-form.ts';

type KnownField = Exclude<
  keyof CardValues,
  'cardNumber' | 'holderName' | 'expiration' | 'cvv' | 'savesToAccount'
>;

/** The values that the account already has, with masks. Empty texts are unknown. */
export function knownCardValues({ cpf, phoneNumber, address }: IdentityUser): Record<KnownField, string> {
  const { line1 = '', number = '', line2 = '', neighborhood = '', city = '', state = '' } = address ?? {};
  // A complete address counts as found. Typed parts would stay when the reader enters another postal code.
  const parts = knownPostalAddress(address) ? emptyParts : { line1, neighborhood, city, state };
  return {
    // First, so that the form never has other values without the postal code of their address.
    zipCode: postalCodeMask.mask(address?.zipCode ?? ''),
    holderDocument: cpfMask.mask(cpf ?? ''),
    phoneNumber: isForeignPhone(phoneNumber ?? '') ? '' : phoneMask.mask(phoneNumber ?? ''),
    number,
    line2,
    ...parts,
  };
}

const emptyParts = { line1: '', neighborhood: '', city: '', state: '' };

/** The account's address as a lookup would find it. Null if a part is missing, which the lookup may find. */
export function knownPostalAddress(address: Address | null): PostalAddress | null {
  const { zipCode, line1: street, neighborhood, city, state } = address ?? {};
  const isComplete = zipCode && street && neighborhood && city && state;
  return isComplete ? { street, complement: '', neighborhood, city, state } : null;
}
