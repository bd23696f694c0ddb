import type { ReactNode } from 'react';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import type { AcquisitionPresenter } from '../acquisition/acquisition-presenter.ts';
import { IssueItem } from '../acquisition/issue-item.tsx';
import { IssueWays } from '../acquisition/issue-ways.tsx';
import { PlanChoice } from '../subscription/plan-choice.tsx';
import { PlanItem, PlanTerms } from '../subscription/plan-item.tsx';
import type { SubscriptionPresenter } from '../subscription/subscription-presenter.ts';
import { CreditItem, CreditOffers } from '../wallet/credit-offers.tsx';
import type { CreditPresenter } from '../wallet/credit-presenter.ts';

/** What a screen sells. How that is shown comes with the form. */
export type Sold =
  | {
      readonly kind: 'plan';
      readonly presenter: SubscriptionPresenter;
      readonly onChoose: (plan: OfferedPlan, days: number) => void;
    }
  | {
      readonly kind: 'issue';
      readonly presenter: AcquisitionPresenter;
      readonly onChoose: (merchandiseId: string) => void;
    }
  | { readonly kind: 'credit'; readonly presenter: CreditPresenter };

/** What of it can be chosen. */
export function choiceOf(sold: Sold): ReactNode {
  if (sold.kind === 'plan') return <PlanChoice presenter={sold.presenter} onChoose={sold.onChoose} />;
  if (sold.kind === 'credit') return <CreditOffers presenter={sold.presenter} />;
  const { presenter, onChoose } = sold;
  return presenter.offers.length > 1 && <IssueWays presenter={presenter} onChoose={onChoose} />;
}

/** What it is, in the summary. */
export function itemOf(sold: Sold): ReactNode {
  if (sold.kind === 'plan') return <PlanItem presenter={sold.presenter} />;
  if (sold.kind === 'credit') return <CreditItem presenter={sold.presenter} />;
  return <IssueItem presenter={sold.presenter} />;
}

export const termsOf = (sold: Sold): ReactNode =>
  sold.kind === 'plan' && <PlanTerms presenter={sold.presenter} />;
