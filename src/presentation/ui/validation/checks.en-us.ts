import type { Texts } from '../../i18n/texts.ts';
import type { checksPtBr } from './checks.pt-br.ts';

export const checksEnUs: Texts<typeof checksPtBr> = {
  text: 'Must be text',
  length: 'Must have {{length}} characters',
  document: 'Must be a valid document',
  oneOf: 'Must be one of the options',
  match: 'The values must match',
  slug: 'Must have only letters, numbers, hyphens and underscores',
  uri: 'Must be a valid address',
  lowercase: 'Must have at least one lowercase letter',
  uppercase: 'Must have at least one uppercase letter',
  special: 'Must have at least one special character',
  laterDate: 'Must be a later date',
  earlierDate: 'Must be an earlier date',
  cardNumber: 'Must be a valid card number',
  cardBrand: 'Must be a valid card brand',
  cardExpired: 'This card has expired',
  nameAndSurname: 'Must have a first name and a surname',
  securityCode: 'Must be a valid code',
  postalCode: 'Must be a valid postal code',
  unknownPostalCode: 'Invalid postal code',
  paymentMethod: 'Choose a payment method',
  cardPayment: 'Must be a method other than Pix',
};
