import { type Static, Type } from 'typebox';
import { Issue, MerchandiseKind } from '../catalogue/schemas.ts';
import type { PaymentMethodCode } from '../database/commerce-tables.ts';
import { Closed, Identifier, Instant, Nullable } from '../http/schema-types.ts';
import { Vocabulary } from '../http/vocabulary.ts';
import { CardIdentification } from './cards/card-schemas.ts';
import { Plan } from './plans/plan-schemas.ts';

const Cents = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: 100_000_000,
    description: `${description}, in cents of the currency.`,
  });
const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' });

/** In display order. */
export const paymentMethods = [
  'credit_card',
  'pix',
  'balance',
  'paypal',
  'third-party-integration',
] as const satisfies readonly PaymentMethodCode[];

export const PaymentMethod = Vocabulary('PaymentMethod', paymentMethods);

/** A merchandise of a plan or an issue. If absent, the request is about wallet credits. */
export const MerchandiseQuery = Type.Object({ merchandise: Type.Optional(Identifier) });

const payment = {
  paymentMethod: PaymentMethod,
  paymentCard: Type.Optional(CardIdentification),
  couponCode: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  returnPath: Type.Optional(
    Type.String({
      pattern: '^/(?![/\\\\])[^\\s\\\\]*$',
      maxLength: 300,
      description: 'The path of the app to which a payment page returns.',
    }),
  ),
};
const Payment = Closed(payment);
export type OrderPayment = Static<typeof Payment>;

export const PlanOrder = Closed({
  planId: Identifier,
  merchandiseId: Identifier,
  follows: Type.Optional(
    Type.Union([Identifier, Type.Null()], {
      description:
        'The id of the running subscription after which this one starts, as shown to the reader; null if none was shown. USER.DUPLICATE_SUBSCRIPTION if it is no longer that one. If absent, any running subscription is accepted.',
    }),
  ),
  ...payment,
});
export type PlanOrder = Static<typeof PlanOrder>;
export const IssueOrder = Closed({ issueId: Identifier, merchandiseId: Identifier, ...payment });
export const CreditOrder = Closed({
  credits: Type.Integer({
    minimum: 1,
    maximum: 100_000_000,
    description: 'Cents that are added to the wallet.',
  }),
  salePrice: Cents('The price'),
  ...payment,
});

/** The result of an order. */
export const Purchase = Closed(
  {
    externalId: Identifier,
    status: Vocabulary('PurchaseStatus', ['paid', 'waiting'], {
      description: 'paid: the product has been granted. waiting: poll GET /shop/transaction/detail/{id}.',
    }),
    amount: Cents('The amount to pay after the discount'),
    currency: Currency,
    pixCode: Type.Optional(Type.String({ description: 'The BR Code as text.' })),
    pixQrCodeImg: Type.Optional(Type.String({ description: 'The BR Code as an image, as a data URL.' })),
    pixExpiresAt: Type.Optional(Instant),
    approvalAddress: Type.Optional(
      Type.String({
        description:
          'The page where the reader approves the payment. With a pixCode: a page where the same Pix can be paid.',
      }),
    ),
  },
  { title: 'Purchase' },
);
export type PurchaseAnswer = Static<typeof Purchase>;

/** An order of an issue or a plan whose Pix can be paid. */
export const PayablePixOrder = Closed(
  {
    externalId: Identifier,
    productId: Type.String({ format: 'uuid', description: 'The id of the issue or the plan.' }),
    merchandiseId: Identifier,
    amount: Cents('The amount to pay'),
    currency: Currency,
    pixCode: Type.String({ description: 'The BR Code as text.' }),
    pixExpiresAt: Instant,
  },
  { title: 'PayablePixOrder' },
);

/** An order of a reader, paid or not. */
export const Transaction = Closed(
  {
    externalId: Identifier,
    item: Closed({
      type: Vocabulary('OrderType', ['plan', 'comic', 'dragon_wallet_credit']),
      name: Nullable(Type.String({ description: "The plan's or the issue's name." })),
      slug: Nullable(Type.String()),
      issueId: Nullable(Identifier),
      kind: Nullable(MerchandiseKind),
      cycleDurationInDays: Nullable(Type.Integer()),
      credits: Nullable(Type.Integer({ description: 'Cents that are added to the wallet.' })),
    }),
    isRenewal: Type.Boolean(),
    idempotencyKey: Nullable(
      Type.String({
        description: 'The idempotency key of the order request. Null without a request, as for renewals.',
      }),
    ),
    method: PaymentMethod,
    status: Vocabulary('TransactionStatus', [
      'waiting',
      'paid',
      'refused',
      'refunded',
      'expired',
      'charged_back',
    ]),
    price: Cents('Before the discount'),
    discount: Cents('The discount of the coupon'),
    amount: Cents('The amount to pay'),
    currency: Currency,
    couponCode: Nullable(Type.String()),
    paymentCard: Nullable(CardIdentification),
    createdAt: Instant,
    paidAt: Nullable(Instant),
    refundedAt: Nullable(Instant, { description: 'When it was refunded or charged back.' }),
    pixCode: Nullable(Type.String({ description: 'Only while the payment is pending.' })),
    pixExpiresAt: Nullable(Instant),
    withdrawal: Type.Optional(
      Closed(
        {
          state: Vocabulary('WithdrawalState', ['open', 'read', 'spent'], {
            description:
              'read, spent: it cannot be withdrawn, because pages were read or credits were spent.',
          }),
          endsAt: Instant,
        },
        { description: 'Only for paid issues and credits, within 7 days of the payment.' },
      ),
    ),
  },
  { title: 'Transaction' },
);
export type TransactionAnswer = Static<typeof Transaction>;

/** A transaction with the data that is needed to pay it. */
export const TransactionDetail = Closed(
  {
    ...Transaction.properties,
    pixQrCodeImg: Nullable(Type.String()),
    approvalAddress: Nullable(Type.String()),
  },
  { title: 'TransactionDetail' },
);

export const Coupon = Closed(
  {
    code: Type.String(),
    percent: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
    amount: Nullable(Type.Integer({ minimum: 1, description: 'Cents of the currency.' })),
    currency: Nullable(Currency),
    endsAt: Nullable(Instant),
  },
  { title: 'Coupon' },
);

export const CreditOffer = Closed(
  {
    credits: Type.Integer({ minimum: 1, description: 'Cents that are added to the wallet.' }),
    salePrice: Cents('The price'),
    currency: Currency,
  },
  { title: 'CreditOffer' },
);

/** An issue that a reader bought, rented or got by a voucher. */
export const AcquiredIssue = Closed(
  {
    issue: Issue,
    acquiredAt: Instant,
    expiresAt: Nullable(Instant),
  },
  { title: 'AcquiredIssue' },
);

/** A voucher and what it grants. */
export const Voucher = Closed(
  {
    externalId: Identifier,
    gives: Type.Union([
      Closed({ kind: Type.Literal('plan'), plan: Plan, days: Type.Integer({ minimum: 1 }) }),
      Closed({
        kind: Type.Literal('issue'),
        issue: Closed({ externalId: Identifier, slug: Type.String(), title: Type.String() }),
      }),
      Closed({
        kind: Type.Literal('credits'),
        credits: Type.Integer({ minimum: 1, description: 'Cents of the currency.' }),
        currency: Currency,
      }),
    ]),
  },
  { title: 'Voucher' },
);
export type VoucherAnswer = Static<typeof Voucher>;

export const Withdrawal = Closed(
  { amount: Cents('The refunded amount'), currency: Currency, method: PaymentMethod },
  { title: 'Withdrawal' },
);
