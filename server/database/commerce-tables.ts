import type { ColumnType, Generated } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;

export type PaymentMethod = 'credit_card' | 'pix' | 'paypal' | 'balance' | 'third-party-integration';

export interface PlanTable {
  id: Generated<string>;
  slug: string;
  /** Plans are listed from the lowest. */
  position: number;
  /** The operator that brings this plan by a contract of its own; null: it is sold here. */
  provider: string | null;
  created_at: Created;
}

export interface PlanTextTable {
  plan_id: string;
  language: string;
  name: string;
  description: string;
  features: string[];
}

/** A plan for so many days. Money is integer cents everywhere. */
export interface PlanMerchandiseTable {
  id: Generated<string>;
  plan_id: string;
  market: string;
  cycle_days: number;
  price: number;
  currency: string;
  /** Null: whatever its market knows. */
  payment_methods: PaymentMethod[] | null;
}

/** Credits for the wallet, which may be more than is paid for them. */
export interface CreditOfferTable {
  id: Generated<string>;
  market: string;
  credits: number;
  price: number;
  currency: string;
}

/** From `starts_at` on and before `expires_at`: what starts later is scheduled. */
export interface SubscriptionTable {
  id: Generated<string>;
  dragon_id: string;
  plan_id: string;
  starts_at: Date;
  expires_at: Date;
  cycle_days: number;
  has_auto_renewal: Generated<boolean>;
  /** What it is renewed as; null where a voucher or an operator gave it. */
  merchandise_id: string | null;
  /** What pays the renewals. */
  card_id: string | null;
  /** The voucher that gave it. */
  redemption_id: string | null;
  created_at: Created;
}

/** A card as its tokenizer knows it: its number and security code are never stored. */
export interface PaymentCardTable {
  id: Generated<string>;
  dragon_id: string;
  token: string;
  brand: string;
  last_four_digits: string;
  holder_name: string;
  expiration_month: number;
  expiration_year: number;
  created_at: Created;
}

/** Takes `percent` or `amount` off a price, everywhere or for one plan or one issue only. */
export interface CouponTable {
  id: Generated<string>;
  code: string;
  percent: number | null;
  amount: number | null;
  /** Of the amount. */
  currency: string | null;
  begins_at: Date;
  ends_at: Date | null;
  uses_limit: number | null;
  uses: Generated<number>;
  /** How often one reader can use it. Null: no limit. */
  uses_limit_per_reader: Generated<number | null>;
  plan_id: string | null;
  issue_id: string | null;
  applies_to: Generated<('plan' | 'comic' | 'dragon_wallet_credit')[]>;
  created_at: Created;
}

/** Gives a plan for some days, an issue for ever or credits for the wallet, once to each reader. */
export interface VoucherTable {
  id: Generated<string>;
  code: string;
  market: string;
  plan_id: string | null;
  plan_days: number | null;
  issue_id: string | null;
  credits: number | null;
  /** Of the credits. */
  currency: string | null;
  expires_at: Date | null;
  /** By how many readers. */
  uses_limit: Generated<number>;
  uses: Generated<number>;
  created_at: Created;
}

export interface VoucherRedemptionTable {
  id: Generated<string>;
  voucher_id: string;
  dragon_id: string;
  redeemed_at: Created;
}

/** One order and its payment: of a plan, of an issue (bought or rented) or of credits for the wallet. */
export interface TransactionTable {
  id: Generated<string>;
  dragon_id: string;
  plan_merchandise_id: string | null;
  merchandise_id: string | null;
  /** What the wallet gets, which may be more than is paid for it. */
  credits: number | null;
  method: PaymentMethod;
  status: 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired';
  /** Before the discount. */
  price: number;
  discount: Generated<number>;
  currency: string;
  coupon_id: string | null;
  card_id: string | null;
  /** What paid it, once that card is gone. */
  removed_card_brand: string | null;
  removed_card_last_four_digits: string | null;
  pix_code: string | null;
  pix_expires_at: Date | null;
  created_at: Created;
  paid_at: Date | null;
  refunded_at: Date | null;
  /** That it paid, or is to pay, a period of. */
  subscription_id: string | null;
  /** When that period begins. */
  covers_from: Date | null;
  is_renewal: Generated<boolean>;
  /** Whether the gateway has still to be told to give the money back; null: nothing goes back, or it went to the wallet. */
  refund: 'due' | 'done' | null;
  /** When the work that is due last took it up; null: never. */
  asked_at: Date | null;
  /** Of Pix: that the gateway has told of the charge, so that whoever pays the code pays this order. */
  is_charged: Generated<boolean>;
  /** That its reader has still to be written to of how it stands. */
  is_letter_due: Generated<boolean>;
}

/** What came of a request that moves money, by the key that it was sent with. */
export interface IdempotencyKeyTable {
  dragon_id: string;
  key: string;
  request_hash: string;
  transaction_id: string | null;
  redemption_id: string | null;
  created_at: Created;
}

/**
 * A place of money. `wallet`: what is owed to a reader; `gateway`: what payments brought in; `revenue`: what was
 * sold; `promotion`: what was given away.
 */
export interface LedgerAccountTable {
  id: Generated<string>;
  kind: 'wallet' | 'gateway' | 'revenue' | 'promotion';
  dragon_id: string | null;
  currency: string;
  /** Kept by the database as transfers come in, and for wallets only. */
  balance: number | null;
}

/** A movement of money, for a transaction or for a voucher that was redeemed. */
export interface LedgerTransferTable {
  id: Generated<string>;
  from_account: string;
  to_account: string;
  currency: string;
  amount: number;
  transaction_id: string | null;
  redemption_id: string | null;
  created_at: Created;
}

/** What the stand-in tokenizer made of a card, once: how it behaves, and never its number. */
export interface CardTokenTable {
  token: string;
  behaviour: string;
  brand: string;
  last_four_digits: string;
  created_at: Created;
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
  pix_code: string | null;
  expires_at: Date | null;
  /** Where whoever approves it goes back to. */
  return_address: string | null;
  refunded_at: Date | null;
  created_at: Created;
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
