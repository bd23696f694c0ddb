/** Source: consumer-app.md §3. */
export const paymentMethods = ['credit_card', 'pix', 'balance', 'paypal', 'third-party-integration'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The card payment check. Source: platform.md §5, to the letter: readings.md, 9. */
export const isCardPayment = (method: PaymentMethod): boolean => method !== 'pix';

/** Whether a card has to be chosen. Source: readings.md, 9. */
export const needsCard = (method: PaymentMethod): boolean => method === 'credit_card';
