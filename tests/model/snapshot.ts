import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** All tables of money and entitlements at one instant. Times are in milliseconds. */
export interface DatabaseSnapshot {
  orders: OrderSnapshot[];
  subscriptions: SubscriptionSnapshot[];
  acquisitions: AcquisitionSnapshot[];
  accounts: {
    id: string;
    kind: string;
    readerId: string | null;
    publisherId: string | null;
    currency: string;
    balance: number | null;
  }[];
  transfers: TransferSnapshot[];
  coupons: CouponSnapshot[];
  vouchers: VoucherSnapshot[];
  revenueMonths: { month: string; closedAt: number | null }[];
  revenueLines: RevenueLineSnapshot[];
  redemptions: { id: string; voucherId: string; readerId: string; redeemedAt: number }[];
  keys: { readerId: string; key: string; transactionId: string | null; redemptionId: string | null }[];
  readings: { readerId: string; issueId: string; page: number; readAt: number; finishedAt: number | null }[];
  sittings: { readerId: string; issueId: string; lastReadAt: number; pages: number[] }[];
  cards: {
    id: string;
    readerId: string;
    lastFourDigits: string;
    expirationMonth: number;
    expirationYear: number;
  }[];
}

export interface OrderSnapshot {
  id: string;
  readerId: string;
  planMerchandiseId: string | null;
  merchandiseId: string | null;
  credits: number | null;
  method: string;
  status: 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired' | 'charged_back';
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
  isWithdrawn: boolean;
  removedCardLastFourDigits: string | null;
  refund: 'due' | 'done' | null;
  isEmailDue: boolean;
}

export interface SubscriptionSnapshot {
  id: string;
  readerId: string;
  planId: string;
  startsAt: number;
  expiresAt: number;
  hasAutoRenewal: boolean;
  cardId: string | null;
}

export interface AcquisitionSnapshot {
  readerId: string;
  issueId: string;
  expiresAt: number | null;
  endedAt: number | null;
  firstReadAt: number | null;
  transactionId: string | null;
  redemptionId: string | null;
}

export interface RevenueLineSnapshot {
  month: string;
  transactionId: string;
  publisherId: string | null;
  gross: number;
  tax: number;
  publisherAmount: number;
  platformAmount: number;
}

export interface TransferSnapshot {
  fromAccount: string;
  toAccount: string;
  currency: string;
  amount: number;
  transactionId: string | null;
  redemptionId: string | null;
  revenueMonth: string | null;
}

export interface CouponSnapshot {
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

export interface VoucherSnapshot {
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
  orders: 'comics.transaction',
  subscriptions: 'comics.subscription',
  acquisitions: 'comics.acquisition',
  accounts: 'comics.ledger_account',
  transfers: 'comics.ledger_transfer',
  coupons: 'comics.coupon',
  vouchers: 'comics.voucher',
  redemptions: 'comics.voucher_redemption',
  keys: 'comics.idempotency_key',
  cards: 'comics.payment_card',
  readings: 'comics.reading',
  sittings: 'comics.sitting',
  revenueMonths: 'finance.revenue_month',
  revenueLines: 'finance.revenue_line',
} as const satisfies Record<keyof DatabaseSnapshot, string>;

/** One statement, so that all tables are read at the same instant. */
const tableColumns = Object.entries(tables)
  .map(([name, table]) => `'${name}', (select coalesce(jsonb_agg(to_jsonb(row)), '[]') from ${table} row)`)
  .join(', ');

export async function takeSnapshot(database: Database): Promise<DatabaseSnapshot> {
  const { rows } = await sql<{
    snapshot: DatabaseSnapshot;
  }>`select jsonb_build_object(${sql.raw(tableColumns)}) as snapshot`.execute(database);
  const snapshot = rows[0]?.snapshot;
  if (!snapshot) throw new Error('The snapshot query returned no row.');
  for (const table of Object.values(snapshot))
    for (const row of table) parseInstants(row as Record<string, unknown>);
  return snapshot;
}

function parseInstants(row: Record<string, unknown>): void {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && /(At|From)$/.test(column)) row[column] = Date.parse(value);
  }
}
