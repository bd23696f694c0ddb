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
  pays: 'Pays your subscription',
  add: 'Add a card',
  remove: 'Remove',
  removeQuestion: 'Remove this card?',
  removeText: '{{card}} will be removed from your account. You can add it again at any time.',
  keep: 'Keep',
  removed: 'Card removed.',
  toPlan: 'Change the subscription card',
  empty: 'No cards yet. Save one to pay with one tap.',
};
