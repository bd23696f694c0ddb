import type { Texts } from '../../i18n/texts.ts';
import type { addCardPtBr } from './add-card.pt-br.ts';

export const addCardEnUs: Texts<typeof addCardPtBr> = {
  title: 'Add card',
  cardNumber: 'Card number',
  holderName: 'Name on the card',
  expiration: 'Expiry',
  expirationShape: 'MM/YY',
  cvv: 'CVV',
  cvvDigits_one: '{{count}} digit',
  cvvDigits_other: '{{count}} digits',
  holderDocument: 'Holder’s CPF',
  phoneNumber: 'Phone',
  zipCode: 'CEP (postal code)',
  line1: 'Street',
  number: 'Number',
  line2: 'Complement (optional)',
  neighborhood: 'Neighborhood',
  city: 'City',
  state: 'State',
  clearAddress: 'Clear address',
  byHand: 'We could not find the address. Enter it here.',
  saves: {
    label: 'Save these details to my account',
    hint_one:
      'After the purchase with this card, {{fields}} will be kept in My details to fill in your next purchase. Only tick this if it is yours.',
    hint_other:
      'After the purchase with this card, {{fields}} will be kept in My details to fill in your next purchase. Only tick this if they are yours.',
    cpf: 'the CPF',
    phoneNumber: 'the phone number',
    address: 'the address',
  },
  submit: 'Add',
};
