import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Everything that the database says of money and rights, at one instant. Instants are milliseconds. */
export interface Seen {
  orders: SeenOrder[];
  subscriptions: SeenSubscription[];
  acquisitions: SeenAcquisition[];
  accounts: {
    id: string;
    kind: string;
    dragon_id: string | null;
    currency: string;
    balance: number | null;
  }[];
  transfers: SeenTransfer[];
  coupons: SeenCoupon[];
  vouchers: SeenVoucher[];
  redemptions: { id: string; voucher_id: string; dragon_id: string; redeemed_at: number }[];
  keys: { dragon_id: string; key: string; transaction_id: string | null; redemption_id: string | null }[];
  cards: {
    id: string;
    dragon_id: string;
    last_four_digits: string;
    expiration_month: number;
    expiration_year: number;
  }[];
}

export interface SeenOrder {
  id: string;
  dragon_id: string;
  plan_merchandise_id: string | null;
  merchandise_id: string | null;
  credits: number | null;
  method: string;
  status: 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired';
  price: number;
  discount: number;
  currency: string;
  coupon_id: string | null;
  card_id: string | null;
  created_at: number;
  paid_at: number | null;
  refunded_at: number | null;
  pix_expires_at: number | null;
  subscription_id: string | null;
  covers_from: number | null;
  is_renewal: boolean;
  refund: 'due' | 'done' | null;
  is_letter_due: boolean;
}

export interface SeenSubscription {
  id: string;
  dragon_id: string;
  plan_id: string;
  starts_at: number;
  expires_at: number;
  has_auto_renewal: boolean;
  card_id: string | null;
}

export interface SeenAcquisition {
  dragon_id: string;
  issue_id: string;
  expires_at: number | null;
  ended_at: number | null;
  transaction_id: string | null;
  redemption_id: string | null;
}

export interface SeenTransfer {
  from_account: string;
  to_account: string;
  currency: string;
  amount: number;
  transaction_id: string | null;
  redemption_id: string | null;
}

export interface SeenCoupon {
  id: string;
  code: string;
  percent: number | null;
  amount: number | null;
  begins_at: number;
  ends_at: number | null;
  uses_limit: number | null;
  uses: number;
  uses_limit_per_reader: number | null;
  plan_id: string | null;
  issue_id: string | null;
  applies_to: string[];
}

export interface SeenVoucher {
  id: string;
  code: string;
  market: string;
  plan_id: string | null;
  plan_days: number | null;
  issue_id: string | null;
  credits: number | null;
  expires_at: number | null;
  uses_limit: number;
  uses: number;
}

const tables = {
  orders: 'transaction',
  subscriptions: 'subscription',
  acquisitions: 'acquisition',
  accounts: 'ledger_account',
  transfers: 'ledger_transfer',
  coupons: 'coupon',
  vouchers: 'voucher',
  redemptions: 'voucher_redemption',
  keys: 'idempotency_key',
  cards: 'payment_card',
} as const satisfies Record<keyof Seen, string>;

/** One statement, so that nothing moves between two tables. */
const everything = Object.entries(tables)
  .map(
    ([name, table]) =>
      `'${name}', (select coalesce(jsonb_agg(to_jsonb(row)), '[]') from comics.${table} row)`,
  )
  .join(', ');

export async function see(database: Database): Promise<Seen> {
  const { rows } = await sql<{
    seen: Seen;
  }>`select jsonb_build_object(${sql.raw(everything)}) as seen`.execute(database);
  const seen = rows[0]?.seen;
  if (!seen) throw new Error('The database says nothing.');
  for (const table of Object.values(seen))
    for (const row of table) readInstants(row as Record<string, unknown>);
  return seen;
}

function readInstants(row: Record<string, unknown>): void {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && /_(at|from)$/.test(column)) row[column] = Date.parse(value);
  }
}
