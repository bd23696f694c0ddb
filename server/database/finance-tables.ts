import type { ColumnType, Generated } from 'kysely';

/** A column of type bigint or date, which is read with a cast. */
type Unread<Value> = ColumnType<string, Value, Value>;

/** A tax rate from a month on. */
export interface TaxRateTable {
  id: Generated<string>;
  /** YYYY-MM-01. */
  validFrom: string;
  /** Hundredths of a percent. */
  basisPoints: number;
}

/** A month of revenue in America/Sao_Paulo. */
export interface RevenueMonthTable {
  /** YYYY-MM-01. */
  month: string;
  /** The time that its sums reflect. Null if they were never computed. */
  computedAt: Date | null;
  /** Identifies what the sums of a pending month were computed from. Null for months that were computed before it existed. */
  fingerprint: Generated<string | null>;
  /** Null while its revenue is pending. */
  closedAt: Date | null;
}

/** What an amount was paid for. `credit`: the part of a price that exceeds the credits. */
export type RevenueSource = 'subscription' | 'purchase' | 'rent' | 'credit';

interface RevenueAmounts {
  /** What readers paid, in cents. Negative for refunds, as the other amounts. */
  gross: Unread<number>;
  tax: Unread<number>;
  publisherAmount: Unread<number>;
  platformAmount: Unread<number>;
}

/** The part of an order that belongs to an issue, or to none, on a day of a closed month. */
export interface RevenueLineTable extends RevenueAmounts {
  month: string;
  day: Unread<string>;
  transactionId: string;
  source: RevenueSource;
  issueId: string | null;
  publisherId: string | null;
  isRefund: boolean;
  currency: string;
  /** For subscriptions: the pages of the issue that the reader read on this day. Null if the reader read nothing. */
  pages: number | null;
  /** All pages by which the part of the order in this month is divided. */
  orderPages: number | null;
}

/** The sum of the lines of a month and issue. Those of open months are replaced when they change. */
export interface RevenueIssueTable extends RevenueAmounts {
  month: string;
  source: RevenueSource;
  issueId: string | null;
  publisherId: string | null;
  isRefund: boolean;
  currency: string;
  /** How many purchases or rentals. Negative for refunds, 0 for other sources. */
  sales: number;
}

/** The sum of the lines of a day and issue. */
export interface RevenueDayTable extends RevenueIssueTable {
  day: Unread<string>;
}

export interface FinanceTables {
  'finance.tax_rate': TaxRateTable;
  'finance.revenue_month': RevenueMonthTable;
  'finance.revenue_line': RevenueLineTable;
  'finance.revenue_day': RevenueDayTable;
  'finance.revenue_issue': RevenueIssueTable;
}
