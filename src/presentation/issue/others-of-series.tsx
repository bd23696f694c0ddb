import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';
import type { AroundIssue } from './around-issue.ts';

/** A shelf with the other issues of the series. */
export const OthersOfSeries = observer(({ around }: { around: AroundIssue }) => {
  const { t } = useTranslation();
  useWhenOnline(() => around.failure && void around.start());
  return (
    <Shelf title={t('issue:series')} list={around.others}>
      {(issue: Issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} isOnShelf />
        </li>
      )}
    </Shelf>
  );
});
