import { type Static, Type } from 'typebox';
import { Closed, Instant } from '../../http/schema-types.ts';

/** Identifies one of the caller's cards. */
export const CardIdentification = Closed(
  {
    brand: Type.String({ pattern: '^[a-z][a-z-]{1,30}$' }),
    lastFourDigits: Type.String({ pattern: '^[0-9]{4}$' }),
  },
  { title: 'CardName' },
);
export type CardReference = Static<typeof CardIdentification>;

export const PaymentCard = Closed(
  {
    brand: CardIdentification.properties.brand,
    lastFourDigits: CardIdentification.properties.lastFourDigits,
    holderName: Type.String(),
    expirationMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    expirationYear: Type.Integer({ minimum: 2000, maximum: 2099 }),
    paysSubscription: Type.Boolean({
      description: 'True if it renews a subscription, so it cannot be removed.',
    }),
    lastPaidAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When it last paid an order or a renewal; null if it never did.',
    }),
    isDeclined: Type.Boolean({
      description: 'True if its last charge since it was last added was declined.',
    }),
    gatewaysMetadata: Type.Record(Type.String(), Closed({ savedAt: Instant }), {
      description: 'The payment gateways that have the card, by name. Without its token.',
    }),
    createdAt: Type.String({ format: 'date-time', description: 'When it was last added.' }),
  },
  { title: 'PaymentCard' },
);
export type PaymentCardAnswer = Static<typeof PaymentCard>;

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' });

/** A card without its number and security code, which the platform never accepts. */
export const NewPaymentCard = Closed(
  {
    cardToken: Type.String({
      minLength: 8,
      maxLength: 500,
      pattern: '^[\\x21-\\x7e]+$',
      description: "The tokenizer's token for the card. It is used once and not stored.",
    }),
    brand: CardIdentification.properties.brand,
    lastFourDigits: CardIdentification.properties.lastFourDigits,
    holderName: Type.String({ pattern: '^[A-Z]+( [A-Z]+)+$', maxLength: 100 }),
    expirationMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    expirationYear: Type.Integer({ minimum: 2000, maximum: 2099 }),
    description: Type.Optional(Text(100)),
    holderDocument: Closed({
      number: Type.String({ pattern: '^[0-9]{11}$' }),
      kind: Type.Literal('CPF'),
    }),
    phoneNumber: Type.String({ pattern: '^\\+55[0-9]{10,11}$' }),
    billingAddress: Closed({
      line1: Text(200),
      number: Text(20),
      line2: Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' })),
      neighborhood: Text(100),
      city: Text(100),
      state: Type.String({ pattern: '^[A-Z]{2}$' }),
      country: Type.Literal('BR'),
      zipCode: Type.String({ pattern: '^[0-9]{8}$' }),
    }),
  },
  { title: 'NewPaymentCard' },
);
export type NewCardRequest = Static<typeof NewPaymentCard>;
