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
    readerId: string | null;
    currency: string;
    balance: number | null;
  }[];
  transfers: SeenTransfer[];
  coupons: SeenCoupon[];
  vouchers: SeenVoucher[];
  redemptions: { id: string; voucherId: string; readerId: string; redeemedAt: number }[];
  keys: { readerId: string; key: string; transactionId: string | null; redemptionId: string | null }[];
  cards: {
    id: string;
    readerId: string;
    lastFourDigits: string;
    expirationMonth: number;
    expirationYear: number;
  }[];
}

export interface SeenOrder {
  id: string;
  readerId: string;
  planMerchandiseId: string | null;
  merchandiseId: string | null;
  credits: number | null;
  method: string;
  status: 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired';
  price: number;
  discount: number;
  currency: string;
  couponId: string | null;
  cardId: string | null;
  createdAt: number;
  paidAt: number | null;
  refundedAt: number | null;
  pixExpiresAt: number | null;
  subscriptionId: string | null;
  coversFrom: number | null;
  isRenewal: boolean;
  refund: 'due' | 'done' | null;
  isEmailDue: boolean;
}

export interface SeenSubscription {
  id: string;
  readerId: string;
  planId: string;
  startsAt: number;
  expiresAt: number;
  hasAutoRenewal: boolean;
  cardId: string | null;
}

export interface SeenAcquisition {
  readerId: string;
  issueId: string;
  expiresAt: number | null;
  endedAt: number | null;
  transactionId: string | null;
  redemptionId: string | null;
}

export interface SeenTransfer {
  fromAccount: string;
  toAccount: string;
  currency: string;
  amount: number;
  transactionId: string | null;
  redemptionId: string | null;
}

export interface SeenCoupon {
  id: string;
  code: string;
  percent: number | null;
  amount: number | null;
  beginsAt: number;
  endsAt: number | null;
  usesLimit: number | null;
  uses: number;
  usesLimitPerReader: number | null;
  planId: string | null;
  issueId: string | null;
  appliesTo: string[];
}

export interface SeenVoucher {
  id: string;
  code: string;
  market: string;
  planId: string | null;
  planDays: number | null;
  issueId: string | null;
  credits: number | null;
  expiresAt: number | null;
  usesLimit: number;
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
    if (typeof value === 'string' && /(At|From)$/.test(column)) row[column] = Date.parse(value);
  }
}
