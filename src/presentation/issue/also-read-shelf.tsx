import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { useNear } from '../shell/lists/use-near.ts';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';

/**
 * What readers of the issue have also read. Most issues have nothing to show, so no space is reserved that would
 * disappear: the list loads when the end of the page comes near, and the shelf appears below what is visible.
 */
export const AlsoReadShelf = observer(({ list }: { list: EndlessList<Issue> }) => {
  const { t } = useTranslation();
  const filter = useRatingFilter();
  const end = useRef<HTMLDivElement>(null);
  useNear(end, list.start);
  return (
    <div ref={end}>
      {list.items.length > 0 && (
        <Shelf title={t('issue:alsoRead')} list={list} {...filter}>
          {(issue: Issue) => (
            <li key={issue.id}>
              <IssueCard issue={issue} isOnShelf />
            </li>
          )}
        </Shelf>
      )}
    </div>
  );
});
