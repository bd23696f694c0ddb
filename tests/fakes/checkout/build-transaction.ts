import type { TransactionDetail } from '../../../src/domain/checkout/transaction.ts';

/** R$ 10 of credit, paid by Pix. */
export const buildTransaction = (overrides: Partial<TransactionDetail> = {}): TransactionDetail => ({
  id: 'transaction-1',
  item: buildTransactionItem(),
  isRenewal: false,
  method: 'pix',
  status: 'paid',
  price: 1000,
  discount: 0,
  amount: 1000,
  currency: 'BRL',
  couponCode: null,
  paymentCard: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  paidAt: null,
  refundedAt: null,
  pixCode: null,
  pixExpiresAt: null,
  pixQrCodeImg: null,
  approvalAddress: null,
  ...overrides,
});

export const buildTransactionItem = (
  overrides: Partial<TransactionDetail['item']> = {},
): TransactionDetail['item'] => ({
  type: 'credits',
  name: null,
  slug: null,
  issueId: null,
  kind: null,
  cycleDurationInDays: null,
  credits: overrides.type && overrides.type !== 'credits' ? null : 1000,
  ...overrides,
});
