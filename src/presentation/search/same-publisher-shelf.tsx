import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Shelf } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import type { QueryResults } from './query-results.ts';

interface SamePublisherShelfProps {
  readonly results: QueryResults;
}

/** Other issues of the publisher of the first result, below few results. It loads after the first view. */
export const SamePublisherShelf = observer(
  ({ results: { issues, samePublisher } }: SamePublisherShelfProps) => {
    const { t } = useTranslation();
    const filter = useRatingFilter();
    const [first] = issues.items;
    return first ? (
      <Shelf
        title={t('search:samePublisher', { publisher: first.publisher.name })}
        list={samePublisher}
        {...filter}
      >
        {(issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} isOnShelf />
          </li>
        )}
      </Shelf>
    ) : null;
  },
);
