import type { Plan } from '../plans/plan.ts';

/** The benefit that a voucher grants. */
export type VoucherBenefit =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly days: number }
  | {
      readonly kind: 'issue';
      readonly issue: { readonly id: string; readonly slug: string; readonly title: string };
    }
  /** Cents of the currency. */
  | { readonly kind: 'credits'; readonly credits: number; readonly currency: string };

export interface Voucher {
  readonly id: string;
  readonly benefit: VoucherBenefit;
}

export interface RedeemedVoucher {
  readonly voucher: Voucher;
  /** ISO 8601 instant. */
  readonly redeemedAt: string;
}
