import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import { IssueRow } from '../ui/issue-row/issue-row.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { OpenedSeries } from './opened-series.ts';

interface SeriesIssuesProps {
  readonly openedSeries: OpenedSeries;
  readonly viewer: IssueViewer;
  /** True if the issue is new for a reader who follows the series. */
  readonly isNew: (issue: Issue) => boolean;
}

/** The issues of a series in their order, with how far the reader has read them. */
export function SeriesIssues({ openedSeries, viewer, isNew }: SeriesIssuesProps) {
  const { t } = useTranslation();
  return (
    <CardList list={openedSeries.issues} empty={<Notice text={t('series:empty')} />} isRows>
      {(issue) => (
        <li key={issue.id}>
          <SeriesIssue issue={issue} viewer={viewer} isNew={isNew} />
        </li>
      )}
    </CardList>
  );
}

interface SeriesIssueProps extends Pick<SeriesIssuesProps, 'viewer' | 'isNew'> {
  readonly issue: Issue;
}

/** A separate observer, because the list around it is not rendered again. */
const SeriesIssue = observer(({ issue, viewer, isNew }: SeriesIssueProps) => {
  const { t } = useTranslation();
  const page = viewer.marks.isFinished(issue) ? null : (viewer.positionIn(issue.id)?.page ?? null);
  const isBlocked = viewer.ratingGate.gateOf(issue.parentalRating, issue.id) === 'blocked';
  const note = isBlocked ? t('series:blocked') : isNew(issue) ? t('follow:isNew') : undefined;
  return <IssueRow issue={issue} currentPage={page} note={note} />;
});
