import type { Issue } from '../catalogue/issue.ts';
import type { Publisher } from '../catalogue/publisher.ts';

/** Into which periods revenue is summed up. */
export type RevenuePeriod = 'day' | 'month' | 'year';

/** Which revenue is reported. */
export interface RevenueFilter {
  /**
   * YYYY-MM-DD in America/Sao_Paulo. By default the first day of this month, of the month twelve months ago if it is summed
   * up by month, or of last year if it is summed up by year.
   */
  readonly from?: string;
  /** YYYY-MM-DD in America/Sao_Paulo, included. By default today. */
  readonly to?: string;
  /** By default all publishers that the caller may see. */
  readonly publisherId?: string;
}

/** Integer cents, negative if refunds exceed what readers paid. `gross` is the sum of the others. */
export interface RevenueAmounts {
  /** What readers paid. */
  readonly gross: number;
  readonly tax: number;
  readonly platformAmount: number;
  readonly publisherAmount: number;
}

/** Amounts of closed months are confirmed and never change. Those of later months are pending. Rule 104. */
export type RevenueState = 'confirmed' | 'pending';

export interface RevenueOfPeriod extends Readonly<Record<RevenueState, RevenueAmounts>> {
  /** The first day. */
  readonly start: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Revenue {
  /** Months and years are always whole. */
  readonly from: string;
  readonly to: string;
  /** As of when the pending amounts are, ISO 8601. Null if no month is pending. */
  readonly computedAt: string | null;
  /** In ascending order, without those that have no revenue. */
  readonly periods: readonly RevenueOfPeriod[];
}

/** A part of the revenue of a month. */
export interface RevenueLine extends RevenueAmounts {
  /** Its first day. */
  readonly month: string;
  readonly state: RevenueState;
  /** What was paid for. `credit`: the part of a price that exceeds the credits. */
  readonly source: 'subscription' | 'purchase' | 'rent' | 'credit';
  /** True for amounts of an earlier month that readers got back. */
  readonly isRefund: boolean;
  /** ISO 4217. */
  readonly currency: string;
  /** How many purchases or rentals. Negative for refunds, 0 for other sources. */
  readonly sales: number;
  /** Null for what belongs to no publisher. */
  readonly publisher: Pick<Publisher, 'id' | 'name'> | null;
  readonly issue: (Pick<Issue, 'id' | 'slug'> & { readonly title: string }) | null;
}

/** A table for spreadsheets: CSV in UTF-8 with a byte order mark, without which Excel shows other letters. */
export interface RevenueFile {
  readonly name: string;
  readonly content: Blob;
}
