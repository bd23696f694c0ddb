import type { CodesOf, Failure, NamedFailures } from '../failure.ts';

/** The app's own failures of payments and cards. They are in their own file because few screens need them. */
const catalogue = {
  invalidCoupon: { code: '02', name: 'BAD REQUEST', message: 'Invalid coupon code' },
  tokenizerBlocked: {
    code: 'TOKENIZER.BLOCKED',
    name: 'BLOCKED',
    message: 'Blocked by AdBlock. Turn your ad blocker off for this page and try again.',
  },
  tokenizerNotLoaded: {
    code: 'TOKENIZER.NOT_LOADED',
    name: 'NOT_LOADED',
    message: 'Could not load scripts. Check your connection and try again.',
  },
  cardRefused: {
    code: 'PAYMENT_CARD.INVALID',
    name: 'INVALID',
    message: 'This card is not valid. Check its details.',
  },
  paymentFailed: {
    code: 'TRANSACTION.PAYMENT_FAILED',
    name: 'PAYMENT_FAILED',
    message: 'Payment not approved. Check your balance and your card details, or pay another way.',
  },
  transactionNotFound: {
    code: 'TRANSACTION.NOT_FOUND',
    name: 'NOT_FOUND',
    message: 'We could not find this transaction.',
  },
} as const satisfies Record<string, Failure<string>>;

export type AppPaymentErrorCode = CodesOf<typeof catalogue>;

export const paymentFailures: NamedFailures<typeof catalogue> = catalogue;
