import type { ColumnType, Generated } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;

export type PaymentMethodCode = 'credit_card' | 'pix' | 'paypal' | 'balance' | 'third-party-integration';

export interface PlanTable {
  id: Generated<string>;
  slug: string;
  /** Plans are listed from the lowest. */
  position: number;
  /** The operator that brings this plan by a contract of its own; null: it is sold here. */
  provider: string | null;
  createdAt: Created;
}

export interface PlanTextTable {
  planId: string;
  language: string;
  name: string;
  description: string;
  features: string[];
}

/** A plan for so many days. Money is integer cents everywhere. */
export interface PlanMerchandiseTable {
  id: Generated<string>;
  planId: string;
  market: string;
  cycleDays: number;
  price: number;
  currency: string;
  /** Null: whatever its market knows. */
  paymentMethods: PaymentMethodCode[] | null;
}

/** Credits for the wallet, which may be more than is paid for them. */
export interface CreditOfferTable {
  id: Generated<string>;
  market: string;
  credits: number;
  price: number;
  currency: string;
}

/** From `startsAt` on and before `expiresAt`: what starts later is scheduled. */
export interface SubscriptionTable {
  id: Generated<string>;
  readerId: string;
  planId: string;
  startsAt: Date;
  expiresAt: Date;
  cycleDays: number;
  hasAutoRenewal: Generated<boolean>;
  /** What it is renewed as; null where a voucher or an operator gave it. */
  merchandiseId: string | null;
  /** What pays the renewals. */
  cardId: string | null;
  /** The voucher that gave it. */
  redemptionId: string | null;
  createdAt: Created;
}

/** A card as its tokenizer knows it: its number and security code are never stored. */
export interface PaymentCardTable {
  id: Generated<string>;
  readerId: string;
  token: string;
  brand: string;
  lastFourDigits: string;
  holderName: string;
  expirationMonth: number;
  expirationYear: number;
  createdAt: Created;
}

/** Takes `percent` or `amount` off a price, everywhere or for one plan or one issue only. */
export interface CouponTable {
  id: Generated<string>;
  code: string;
  percent: number | null;
  amount: number | null;
  /** Of the amount. */
  currency: string | null;
  beginsAt: Date;
  endsAt: Date | null;
  usesLimit: number | null;
  uses: Generated<number>;
  /** How often one reader can use it. Null: no limit. */
  usesLimitPerReader: Generated<number | null>;
  planId: string | null;
  issueId: string | null;
  appliesTo: Generated<('plan' | 'comic' | 'dragon_wallet_credit')[]>;
  createdAt: Created;
}

/** Gives a plan for some days, an issue for ever or credits for the wallet, once to each reader. */
export interface VoucherTable {
  id: Generated<string>;
  code: string;
  market: string;
  planId: string | null;
  planDays: number | null;
  issueId: string | null;
  credits: number | null;
  /** Of the credits. */
  currency: string | null;
  expiresAt: Date | null;
  /** By how many readers. */
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

/** One order and its payment: of a plan, of an issue (bought or rented) or of credits for the wallet. */
export interface TransactionTable {
  id: Generated<string>;
  readerId: string;
  planMerchandiseId: string | null;
  merchandiseId: string | null;
  /** What the wallet gets, which may be more than is paid for it. */
  credits: number | null;
  method: PaymentMethodCode;
  status: 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired';
  /** Before the discount. */
  price: number;
  discount: Generated<number>;
  currency: string;
  couponId: string | null;
  cardId: string | null;
  /** What paid it, once that card is gone. */
  removedCardBrand: string | null;
  removedCardLastFourDigits: string | null;
  pixCode: string | null;
  pixExpiresAt: Date | null;
  createdAt: Created;
  paidAt: Date | null;
  refundedAt: Date | null;
  /** That it paid, or is to pay, a period of. */
  subscriptionId: string | null;
  /** When that period begins. */
  coversFrom: Date | null;
  isRenewal: Generated<boolean>;
  /** Whether the gateway must still refund it. Null if nothing is refunded, or the wallet was. */
  refund: 'due' | 'done' | null;
  /** When a scheduled job last claimed it. Null if never. */
  claimedAt: Date | null;
  /** Only for Pix: whether the gateway knows the charge and can match a payment with its code. */
  isCharged: Generated<boolean>;
  /** Whether an email about its status must still be sent. */
  isEmailDue: Generated<boolean>;
}

/** What came of a request that moves money, by the key that it was sent with. */
export interface IdempotencyKeyTable {
  readerId: string;
  key: string;
  requestHash: string;
  transactionId: string | null;
  redemptionId: string | null;
  createdAt: Created;
}

/**
 * A place of money. `wallet`: what is owed to a reader; `gateway`: what payments brought in; `revenue`: what was
 * sold; `promotion`: what was given away.
 */
export interface LedgerAccountTable {
  id: Generated<string>;
  kind: 'wallet' | 'gateway' | 'revenue' | 'promotion';
  readerId: string | null;
  currency: string;
  /** Kept by the database as transfers come in, and for wallets only. */
  balance: number | null;
}

/** A movement of money, for a transaction or for a voucher that was redeemed. */
export interface LedgerTransferTable {
  id: Generated<string>;
  fromAccount: string;
  toAccount: string;
  currency: string;
  amount: number;
  transactionId: string | null;
  redemptionId: string | null;
  createdAt: Created;
}

/** What the stand-in tokenizer made of a card, once: how it behaves, and never its number. */
export interface CardTokenTable {
  token: string;
  behaviour: string;
  brand: string;
  lastFourDigits: string;
  createdAt: Created;
}

/** What the stand-in gateway and its bank know of a payment. */
export interface ChargeTable {
  reference: string;
  method: string;
  amount: number;
  currency: string;
  status: 'approved' | 'declined' | 'pending' | 'cancelled';
  /** How the card that pays behaves. */
  behaviour: string | null;
  pixCode: string | null;
  expiresAt: Date | null;
  /** Where whoever approves it goes back to. */
  returnAddress: string | null;
  refundedAt: Date | null;
  createdAt: Created;
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
  'comics.credit_offer': CreditOfferTable;
  'comics.idempotency_key': IdempotencyKeyTable;
  'thirdparty.card_token': CardTokenTable;
  'thirdparty.charge': ChargeTable;
}
