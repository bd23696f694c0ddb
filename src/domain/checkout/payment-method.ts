export const paymentMethods = ['credit_card', 'pix', 'balance', 'paypal', 'third-party-integration'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** True if the reader has to choose a card. Rule 30. */
export const needsCard = (method: PaymentMethod): boolean => method === 'credit_card';
