import type { ReactNode } from 'react';
import type { Sold } from '../order/sold.ts';
import { CreditItem, CreditOffers } from './credit-offers.tsx';
import { IssueItem } from './issue-item.tsx';
import { IssueWays } from './issue-ways.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanItem, PlanTerms } from './plan-item.tsx';

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
