import type { Subscription } from '../../../domain/account/reader.ts';
import type { Issue, Merchandise } from '../../../domain/catalogue/issue.ts';
import type { OfferedPlan, PlanMerchandise } from '../../../domain/plans/plan.ts';
import type { CreditOffer } from '../../../domain/wallet/credit-offer.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';

/** What the order form shows of a plan. */
export interface PlanSelection {
  readonly plans: readonly OfferedPlan[];
  /** null until the plans are loaded. */
  readonly plan: OfferedPlan | null;
  readonly merchandise: PlanMerchandise | null;
  /** The plan that the reader has now. */
  readonly running: Subscription | null;
  /** null if it starts with the payment. */
  readonly beginsAt: Date | null;
  /** null until it is known. */
  readonly isRenewed: boolean | null;
}

/** What the order form shows of an issue. */
export interface IssueSelection {
  readonly issue: Issue | null;
  readonly offers: readonly Merchandise[];
  /** The chosen offer. */
  readonly merchandise: Merchandise | null;
}

/** What the order form shows of wallet credit. */
export interface CreditSelection {
  readonly checkout: CheckoutPresenter;
  /** ISO 4217. */
  readonly currency: string;
  /** Cents that are missing for a purchase, or 0. */
  readonly missingCents: number;
  readonly offers: readonly CreditOffer[] | null;
  /** The chosen offer. */
  readonly offer: CreditOffer | null;
  readonly choose: (offer: CreditOffer) => void;
}

/** What a screen sells. The screen's presenter implements the type of `presenter`. */
export type ProductSelection =
  | {
      readonly kind: 'plan';
      readonly presenter: PlanSelection;
      readonly onChoose: (plan: OfferedPlan, days: number) => void;
    }
  | {
      readonly kind: 'issue';
      readonly presenter: IssueSelection;
      readonly onChoose: (merchandiseId: string) => void;
    }
  | { readonly kind: 'credit'; readonly presenter: CreditSelection };
