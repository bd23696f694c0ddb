export const paymentMethods = ['credit_card', 'pix', 'balance', 'paypal', 'third-party-integration'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The card payment check. Rule 30. */
export const isCardPayment = (method: PaymentMethod): boolean => method !== 'pix';

/** Whether a card has to be chosen. Rule 30. */
export const needsCard = (method: PaymentMethod): boolean => method === 'credit_card';
