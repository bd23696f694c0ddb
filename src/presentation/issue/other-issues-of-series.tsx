import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { RelatedIssues } from '../shell/catalogue/related-issues.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';

/** A shelf with the other issues of the series. */
export const OtherIssuesOfSeries = observer(({ related }: { related: RelatedIssues }) => {
  const { t } = useTranslation();
  useWhenOnline(() => related.failure && void related.start());
  return (
    <Shelf title={t('issue:series')} list={related.otherIssues}>
      {(issue: Issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} isOnShelf />
        </li>
      )}
    </Shelf>
  );
});
