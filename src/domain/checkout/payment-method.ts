export const paymentMethods = ['credit_card', 'pix', 'balance', 'paypal', 'third-party-integration'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** True for each method that passes the card payment check. Rule 30. */
export const isCardPayment = (method: PaymentMethod): boolean => method !== 'pix';

/** True if the reader has to choose a card. Rule 30. */
export const needsCard = (method: PaymentMethod): boolean => method === 'credit_card';
