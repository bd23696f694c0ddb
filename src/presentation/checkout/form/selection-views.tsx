import type { ReactNode } from 'react';
import type { ProductSelection } from '../order/product-selection.ts';
import { CreditItem, CreditOffers } from './credit-offers.tsx';
import { IssueItem } from './issue-item.tsx';
import { IssueWays } from './issue-ways.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanItem, PlanTerms } from './plan-item.tsx';

/** What of it can be chosen. */
export function choiceOf(selection: ProductSelection): ReactNode {
  if (selection.kind === 'plan')
    return <PlanChoice presenter={selection.presenter} onChoose={selection.onChoose} />;
  if (selection.kind === 'credit') return <CreditOffers presenter={selection.presenter} />;
  const { presenter, onChoose } = selection;
  return presenter.offers.length > 1 && <IssueWays presenter={presenter} onChoose={onChoose} />;
}

/** What it is, in the summary. */
export function itemOf(selection: ProductSelection): ReactNode {
  if (selection.kind === 'plan') return <PlanItem presenter={selection.presenter} />;
  if (selection.kind === 'credit') return <CreditItem presenter={selection.presenter} />;
  return <IssueItem presenter={selection.presenter} />;
}

export const termsOf = (selection: ProductSelection): ReactNode =>
  selection.kind === 'plan' && <PlanTerms presenter={selection.presenter} />;
