import type { ColumnType, Generated } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;

export type PaymentMethodCode = 'credit_card' | 'pix' | 'paypal' | 'balance' | 'third-party-integration';

export interface PlanTable {
  id: Generated<string>;
  slug: string;
  /** Lists are in ascending order. */
  position: number;
  /** The operator whose contract includes this plan. Null if Banca sells it. */
  provider: string | null;
  /** How many accounts of children can read with it, besides the subscriber. */
  guidedAccountsCount: Generated<number>;
  createdAt: Created;
}

export interface PlanTextTable {
  planId: string;
  language: string;
  name: string;
  description: string;
  features: string[];
}

/** A price of a plan for a number of days. All amounts of money are integer cents. */
export interface PlanMerchandiseTable {
  id: Generated<string>;
  planId: string;
  market: string;
  cycleDays: number;
  price: number;
  currency: string;
  /** Null for all methods of its market. */
  paymentMethods: PaymentMethodCode[] | null;
  /** When it was taken from sale. It is kept, because subscriptions renew with it. Rule 129. */
  removedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Wallet credits for sale. Their value may be higher than their price. */
export interface CreditOfferTable {
  id: Generated<string>;
  market: string;
  credits: number;
  price: number;
  currency: string;
}

/** Runs from `startsAt` until just before `expiresAt`. It is scheduled if `startsAt` is in the future. */
export interface SubscriptionTable {
  id: Generated<string>;
  readerId: string;
  planId: string;
  startsAt: Date;
  expiresAt: Date;
  cycleDays: number;
  hasAutoRenewal: Generated<boolean>;
  /** The merchandise for renewals. Null if a voucher or an operator granted the subscription. */
  merchandiseId: string | null;
  /** The card that pays renewals. */
  cardId: string | null;
  /** The redemption of the voucher that granted it. */
  redemptionId: string | null;
  createdAt: Created;
}

/** A card as the tokenizer describes it. Its number and security code are never stored. */
export interface PaymentCardTable {
  id: Generated<string>;
  readerId: string;
  token: string;
  brand: string;
  lastFourDigits: string;
  holderName: string;
  expirationMonth: number;
  expirationYear: number;
  /** The payment gateway that issued the token. Null if the card was added before this was stored. */
  gateway: string | null;
  /** When it was added last, with its present token. */
  createdAt: Created;
}

/** Reduces a price by `percent` or `amount`: for everything, or only for one plan or one issue. */
export interface CouponTable {
  id: Generated<string>;
  code: string;
  percent: number | null;
  amount: number | null;
  /** The currency of `amount`. */
  currency: string | null;
  beginsAt: Date;
  endsAt: Date | null;
  usesLimit: number | null;
  uses: Generated<number>;
  /** How often one reader can use it. Null for no limit. */
  usesLimitPerReader: Generated<number | null>;
  planId: string | null;
  issueId: string | null;
  appliesTo: Generated<('plan' | 'comic' | 'dragon_wallet_credit')[]>;
  createdAt: Created;
}

/** Grants a plan for some days, an issue permanently, or wallet credits. Each reader can redeem it once. */
export interface VoucherTable {
  id: Generated<string>;
  code: string;
  market: string;
  planId: string | null;
  planDays: number | null;
  issueId: string | null;
  credits: number | null;
  /** The currency of `credits`. */
  currency: string | null;
  expiresAt: Date | null;
  /** The number of readers who can redeem it. */
  usesLimit: Generated<number>;
  uses: Generated<number>;
  createdAt: Created;
}

export interface VoucherRedemptionTable {
  id: Generated<string>;
  voucherId: string;
  readerId: string;
  redeemedAt: Created;
}

/** One order and its payment: for a plan, for an issue (purchase or rental) or for wallet credits. */
export interface TransactionTable {
  id: Generated<string>;
  readerId: string;
  planMerchandiseId: string | null;
  merchandiseId: string | null;
  /** The credits that the wallet receives. Their value may be higher than their price. */
  credits: number | null;
  method: PaymentMethodCode;
  status: 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired' | 'charged_back';
  /** The price before the discount. */
  price: number;
  discount: Generated<number>;
  currency: string;
  couponId: string | null;
  cardId: string | null;
  /** Describes the card that paid, after the reader removed it. */
  removedCardBrand: string | null;
  removedCardLastFourDigits: string | null;
  pixCode: string | null;
  pixExpiresAt: Date | null;
  createdAt: Created;
  paidAt: Date | null;
  /** When the money went back: refunded by Banca, or charged back by the bank. */
  refundedAt: Date | null;
  /** The reader withdrew the order after it was delivered. Other refunded orders could not be delivered. */
  isWithdrawn: Generated<boolean>;
  /** The subscription that the order pays a period of. */
  subscriptionId: string | null;
  /** The start of that period. */
  coversFrom: Date | null;
  isRenewal: Generated<boolean>;
  /** Whether the refund was sent to the gateway. Null if there is no refund, or if it went to the wallet. */
  refund: 'due' | 'done' | null;
  /** When a scheduled job last processed it. Null if it never did. */
  claimedAt: Date | null;
  /** For Pix: the gateway has confirmed the charge, so a payment of the code pays this order. */
  isCharged: Generated<boolean>;
  /** The email about the order's status is not sent yet. */
  isEmailDue: Generated<boolean>;
}

/** The result of a request that moves money, stored under its idempotency key. */
export interface IdempotencyKeyTable {
  readerId: string;
  key: string;
  requestHash: string;
  transactionId: string | null;
  redemptionId: string | null;
  createdAt: Created;
}

/**
 * An account of the ledger. `wallet`: the credits of a reader; `gateway`: money from payments; `promotion`: free credits;
 * `revenue`: sales, until their month is closed, which divides them between `publisher`, `tax` and `platform`; `chargeback`:
 * credits that were charged back after they had been spent.
 */
export interface LedgerAccountTable {
  id: Generated<string>;
  kind: 'wallet' | 'gateway' | 'revenue' | 'promotion' | 'publisher' | 'tax' | 'platform' | 'chargeback';
  readerId: string | null;
  publisherId: string | null;
  currency: string;
  /** A trigger updates it with each transfer. Only wallets have a balance. */
  balance: number | null;
}

/** A transfer of money, for a transaction, a voucher redemption, the revenue of a month or a deleted account. */
export interface LedgerTransferTable {
  id: Generated<string>;
  fromAccount: string;
  toAccount: string;
  currency: string;
  amount: number;
  transactionId: string | null;
  redemptionId: string | null;
  /** YYYY-MM-01. */
  revenueMonth: string | null;
  /** The reader whose account was deleted, and whose credits were lost. */
  erasedReaderId: Generated<string | null>;
  createdAt: Created;
}

/** A token that the stand-in tokenizer created: how its test card behaves. The number is never stored. */
export interface CardTokenTable {
  token: string;
  behaviour: string;
  brand: string;
  lastFourDigits: string;
  createdAt: Created;
}

/** A payment at the stand-in gateway and its bank. */
export interface ChargeTable {
  reference: string;
  method: string;
  amount: number;
  currency: string;
  status: 'approved' | 'declined' | 'pending' | 'cancelled' | 'charged_back';
  /** How the test card behaves. */
  behaviour: string | null;
  pixCode: string | null;
  expiresAt: Date | null;
  /** The page to which the payer returns after the approval. */
  returnAddress: string | null;
  refundedAt: Date | null;
  createdAt: Created;
}

/** What a guided account asks its guardian for: an issue or a plan. */
export interface GuardianRequestTable {
  id: Generated<string>;
  readerId: string;
  issueId: string | null;
  planId: string | null;
  /** To buy it, or to allow an issue above the rating of the child. */
  purpose: Generated<'purchase' | 'rating'>;
  /** When the child last asked. */
  requestedAt: Date;
  answer: Generated<'granted' | 'declined' | null>;
  answeredAt: Generated<Date | null>;
}

export interface CommerceTables {
  'comics.plan': PlanTable;
  'comics.plan_text': PlanTextTable;
  'comics.plan_merchandise': PlanMerchandiseTable;
  'comics.subscription': SubscriptionTable;
  'comics.payment_card': PaymentCardTable;
  'comics.coupon': CouponTable;
  'comics.voucher': VoucherTable;
  'comics.voucher_redemption': VoucherRedemptionTable;
  'comics.transaction': TransactionTable;
  'comics.ledger_account': LedgerAccountTable;
  'comics.ledger_transfer': LedgerTransferTable;
  'comics.guardian_request': GuardianRequestTable;
  'comics.credit_offer': CreditOfferTable;
  'comics.idempotency_key': IdempotencyKeyTable;
  'thirdparty.card_token': CardTokenTable;
  'thirdparty.charge': ChargeTable;
}
