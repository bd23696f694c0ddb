import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { FinishedMark } from '../finished-mark/finished-mark.tsx';
import { OfferLabel } from '../offer-label/offer-label.tsx';
import { IssueMarksContext } from './issue-marks.ts';

/** What an issue costs the viewer, and whether they have read it. */
export const ViewerMarks = observer(({ issue }: { issue: Issue }) => {
  const marks = useContext(IssueMarksContext);
  return (
    <>
      <OfferLabel offer={marks.offerOf(issue)} />
      {marks.isFinished(issue) && <FinishedMark />}
    </>
  );
});
