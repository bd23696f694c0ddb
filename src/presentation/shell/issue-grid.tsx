import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/issue.ts';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { Sentinel } from '../ui/sentinel/sentinel.tsx';
import type { EndlessList } from './endless-list.ts';

interface IssueGridProps {
  readonly issues: EndlessList<Issue>;
  /** In place of a list without issues. */
  readonly empty: ReactNode;
  /** Below the last issue. */
  readonly end?: ReactNode;
}

/** As many covers as a first screen may show: they are asked for at once. */
const firstScreen = 6;

/** A list of issues that grows while it is scrolled. */
export const IssueGrid = observer(({ issues, empty, end }: IssueGridProps) => {
  const { t } = useTranslation();
  if (issues.isEmpty) return empty;
  return (
    <>
      <CardGrid>
        {issues.items.map((issue, place) => (
          <li key={issue.id}>
            <IssueCard issue={issue} isUrgent={place < firstScreen} />
          </li>
        ))}
        {issues.isLoading && <CardSkeletons count={issues.items.length === 0 ? 12 : 6} />}
      </CardGrid>
      <p className="visually-hidden" role="status">
        {issues.isLoading && issues.items.length > 0 ? t('catalog.loadingMore') : ''}
      </p>
      {issues.failure && <FailureNotice failure={issues.failure} onRetry={issues.more} />}
      {issues.hasNext && !issues.failure && issues.items.length > 0 && (
        <Sentinel onReach={issues.more} isLoading={issues.isLoading} />
      )}
      {!issues.hasNext && end}
    </>
  );
});
