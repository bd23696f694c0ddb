import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';

/** What readers of the issue have also read. The shelf disappears if there is nothing, or if it could not be loaded. */
export const AlsoReadShelf = observer(({ list }: { list: EndlessList<Issue> }) => {
  const { t } = useTranslation();
  if (list.failure) return null;
  return (
    <Shelf title={t('issue:alsoRead')} list={list}>
      {(issue: Issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} isOnShelf />
        </li>
      )}
    </Shelf>
  );
});
