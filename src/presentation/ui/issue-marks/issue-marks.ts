import { createContext } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { noEntitlements } from '../../../domain/checkout/issue-access.ts';
import { type IssueOffer, offerOf } from '../../../domain/checkout/issue-offer.ts';

/** What cards show about an issue for the viewer. */
export interface IssueMarks {
  offerOf(issue: Issue): IssueOffer;
  isFinished(issue: Issue): boolean;
}

/** Call its functions inside observers: the answers change when the reader signs in, buys or reads. */
export const IssueMarksContext = createContext<IssueMarks>({
  // Without entitlements the time does not matter.
  offerOf: (issue) => offerOf(issue, noEntitlements, new Date(0), true),
  isFinished: () => false,
});
