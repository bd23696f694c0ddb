import type { CardToAdd } from '../../../src/application/cards/add-card.ts';
import type { PaymentCard } from '../../../src/domain/cards/payment-card.ts';

/** Ana's Visa that ends in 4242. */
export const buildCard = (overrides: Partial<PaymentCard> = {}): PaymentCard => ({
  brand: 'visa',
  lastFourDigits: '4242',
  holderName: 'ANA REIS',
  expirationMonth: 12,
  expirationYear: 2030,
  paysSubscription: false,
  lastPaidAt: null,
  isDeclined: false,
  gatewaysMetadata: { fake: {} },
  createdAt: '2026-01-05T12:00:00.000Z',
  ...overrides,
});

/** The card of `buildCard` as the form submits it. */
export const buildNewCard = (overrides: Partial<CardToAdd> = {}): CardToAdd => ({
  number: '4242424242424242',
  brand: 'visa',
  holderName: 'ANA REIS',
  expirationMonth: 12,
  expirationYear: 2030,
  cvv: '123',
  holderDocument: { number: '52998224725', kind: 'CPF' },
  phoneNumber: '+5511988887777',
  billingAddress: {
    line1: 'Praça da Sé',
    number: '100',
    neighborhood: 'Sé',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR',
    zipCode: '01001000',
  },
  ...overrides,
});
