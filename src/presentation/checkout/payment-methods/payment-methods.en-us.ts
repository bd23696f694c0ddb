import type { Texts } from '../../i18n/texts.ts';
import type { paymentMethodsPtBr } from './payment-methods.pt-br.ts';

export const paymentMethodsEnUs: Texts<typeof paymentMethodsPtBr> = {
  title: 'Payment methods',
  balance: 'Balance',
  topUp: 'Add balance',
  cards: 'Cards',
  card: '{{brand}} ending in {{digits}}',
  until: 'Expires {{date}}',
  expired: 'Expired',
  pays: 'Pays the subscription',
  add: 'Add a card',
  remove: 'Remove',
  removeQuestion: 'Remove this card?',
  removeText: '{{card}} leaves your account. You can add it again whenever you like.',
  keep: 'Keep',
  removed: 'Card removed.',
  toPlan: 'Change the card of the subscription',
  empty: 'No cards yet. Keep one here and pay with one tap.',
};
