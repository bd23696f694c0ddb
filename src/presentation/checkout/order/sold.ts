import type { Subscription } from '../../../domain/account/reader.ts';
import type { Issue, Merchandise } from '../../../domain/catalogue/issue.ts';
import type { OfferedPlan, PlanMerchandise } from '../../../domain/plans/plan.ts';
import type { CreditOffer } from '../../../domain/wallet/credit-offer.ts';
import type { CheckoutDesk } from './checkout-desk.ts';

/** A plan as the form of its order shows it. */
export interface PlanOnSale {
  readonly plans: readonly OfferedPlan[];
  /** The chosen one; null until the plans are loaded. */
  readonly plan: OfferedPlan | null;
  readonly merchandise: PlanMerchandise | null;
  /** The plan that the reader has now. */
  readonly running: Subscription | null;
  /** When it begins; null: with the payment. */
  readonly beginsAt: Date | null;
  /** Whether it is renewed; null: not known yet. */
  readonly isRenewed: boolean | null;
}

/** An issue as the form of its order shows it. */
export interface IssueOnSale {
  readonly issue: Issue | null;
  readonly offers: readonly Merchandise[];
  /** The chosen offer. */
  readonly merchandise: Merchandise | null;
}

/** Credit for the wallet as the form of its order shows it. */
export interface CreditOnSale {
  readonly desk: CheckoutDesk;
  /** ISO 4217. */
  readonly currency: string;
  /** Cents that a purchase lacks; 0: for none. */
  readonly missing: number;
  readonly offers: readonly CreditOffer[] | null;
  /** The chosen offer. */
  readonly offer: CreditOffer | null;
  readonly choose: (offer: CreditOffer) => void;
}

/** What a screen sells. Its presenter fits `presenter`. */
export type Sold =
  | {
      readonly kind: 'plan';
      readonly presenter: PlanOnSale;
      readonly onChoose: (plan: OfferedPlan, days: number) => void;
    }
  | {
      readonly kind: 'issue';
      readonly presenter: IssueOnSale;
      readonly onChoose: (merchandiseId: string) => void;
    }
  | { readonly kind: 'credit'; readonly presenter: CreditOnSale };
