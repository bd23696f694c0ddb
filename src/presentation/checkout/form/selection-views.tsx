import type { ReactNode } from 'react';
import type { ProductSelection } from '../order/product-selection.ts';
import { CreditItem, CreditOffers } from './credit-offers.tsx';
import { IssueItem } from './issue-item.tsx';
import { IssueOffers } from './issue-offers.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanItem, PlanTerms } from './plan-item.tsx';
import { WithdrawalTerms } from './withdrawal-terms.tsx';

/** The choices that the product offers. */
export function choiceOf(selection: ProductSelection): ReactNode {
  if (selection.kind === 'plan')
    return <PlanChoice presenter={selection.presenter} onChoose={selection.onChoose} />;
  if (selection.kind === 'credit') return <CreditOffers presenter={selection.presenter} />;
  const { presenter, onChoose } = selection;
  return presenter.offers.length > 1 && <IssueOffers presenter={presenter} onChoose={onChoose} />;
}

/** The product in the order summary. */
export function itemOf(selection: ProductSelection): ReactNode {
  if (selection.kind === 'plan') return <PlanItem presenter={selection.presenter} />;
  if (selection.kind === 'credit') return <CreditItem presenter={selection.presenter} />;
  return <IssueItem presenter={selection.presenter} />;
}

/** What the reader should know before ordering. */
export const termsOf = (selection: ProductSelection): ReactNode =>
  selection.kind === 'plan' ? (
    <PlanTerms presenter={selection.presenter} />
  ) : (
    <WithdrawalTerms product={selection.kind} />
  );
