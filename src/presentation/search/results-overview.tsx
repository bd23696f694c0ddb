import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { SeriesCard } from '../ui/series-card/series-card.tsx';
import { NoResults } from './no-results.tsx';
import type { QueryResults } from './query-results.ts';
import { ResultsShelf } from './results-shelf.tsx';
import styles from './search-page.module.css';

interface ResultsOverviewProps {
  readonly found: QueryResults;
  /** Called when the reader searches for a suggestion instead. */
  readonly onSearch: (text: string) => void;
}

/**
 * Shelves of series and publishers, and all issues below them. They are shown when all three have answered, so that a
 * late shelf does not move the others.
 */
export const ResultsOverview = observer(({ found, onSearch }: ResultsOverviewProps) => {
  const { t } = useTranslation();
  const { issues, isEmpty, isSettled, haveAllFailed } = found;
  // After a retry, the last of the three lists may turn out to be empty.
  useEffect(() => {
    if (isEmpty) void found.suggest();
  }, [found, isEmpty]);

  const content = () => {
    if (!isSettled) {
      return (
        <CardGrid>
          <CardSkeletons count={12} />
        </CardGrid>
      );
    }
    if (isEmpty) return <NoResults suggestions={found.suggestions ?? []} onSearch={onSearch} />;
    if (haveAllFailed && issues.failure)
      return <FailureNotice replacesPage failure={issues.failure} onRetry={found.start} />;
    return <ResultLists found={found} />;
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isSettled && t('ui.search.searching')}
        {isSettled && isEmpty && t('ui.search.none')}
      </p>
      {content()}
    </>
  );
});

const ResultLists = observer(({ found }: { found: QueryResults }) => {
  const { t } = useTranslation();
  const { query, issues, series, publishers } = found;
  return (
    <div className={styles.lists}>
      <ResultsShelf query={query} kind="series" list={series}>
        {(each) => (
          <li key={each.id}>
            <SeriesCard series={each} isOnShelf />
          </li>
        )}
      </ResultsShelf>
      <ResultsShelf query={query} kind="publishers" list={publishers}>
        {(each) => (
          <li key={each.dragonId}>
            <PublisherCard publisher={each} />
          </li>
        )}
      </ResultsShelf>
      {!issues.isEmpty && (
        <section className={styles.issues} aria-labelledby="found-issues">
          <h2 id="found-issues">{t('common.issues')}</h2>
          <IssueGrid issues={issues} empty={null} />
        </section>
      )}
    </div>
  );
});
