import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { FinishedMark } from '../finished-mark/finished-mark.tsx';
import { OfferLabel } from '../offer-label/offer-label.tsx';
import { RatingGateContext } from '../rating-gates/rating-gates.ts';
import { IssueMarksContext } from './issue-marks.ts';

/** What an issue costs the viewer, and whether they have read it. No offer for issues that they can never open. */
export const ViewerMarks = observer(({ issue }: { issue: Issue }) => {
  const marks = useContext(IssueMarksContext);
  const { gateOf } = useContext(RatingGateContext);
  return (
    <>
      {gateOf(issue.parentalRating, issue.id) !== 'blocked' && <OfferLabel offer={marks.offerOf(issue)} />}
      {marks.isFinished(issue) && <FinishedMark />}
    </>
  );
});
