import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { SeriesCard } from '../ui/series-card/series-card.tsx';
import { NoResults } from './no-results.tsx';
import { PersonCard } from './person-card.tsx';
import type { QueryResults } from './query-results.ts';
import { ResultsShelf } from './results-shelf.tsx';
import styles from './search-page.module.css';

interface ResultsOverviewProps {
  readonly results: QueryResults;
  /** Called when the reader searches for a suggestion instead. */
  readonly onSearch: (text: string) => void;
  /** Called when the page of a found person is opened. */
  readonly onOpenPerson: () => void;
}

/**
 * Shelves of series, publishers and people, side by side on wide screens, and all issues below them. They are shown when
 * all have answered, so that a late shelf does not move the others.
 */
export const ResultsOverview = observer(({ results, onSearch, onOpenPerson }: ResultsOverviewProps) => {
  const { t } = useTranslation();
  const { issues, isEmpty, isSettled, haveAllFailed } = results;
  // After a retry, the last of the lists may turn out to be empty.
  useEffect(() => {
    if (isEmpty) void results.loadSuggestions();
  }, [results, isEmpty]);

  const content = () => {
    if (!isSettled) {
      return (
        <CardGrid>
          <CardSkeletons count={12} />
        </CardGrid>
      );
    }
    if (isEmpty) return <NoResults suggestions={results.suggestions ?? []} onSearch={onSearch} />;
    if (haveAllFailed && issues.failure)
      return <FailureNotice replacesPage failure={issues.failure} onRetry={results.start} />;
    return <ResultLists results={results} onOpenPerson={onOpenPerson} />;
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

type ResultListsProps = Pick<ResultsOverviewProps, 'results' | 'onOpenPerson'>;

const ResultLists = observer(({ results, onOpenPerson }: ResultListsProps) => {
  const { t } = useTranslation();
  const { query, issues, series, publishers, people } = results;
  const shelves = [series, publishers, people].filter(({ isEmpty }) => !isEmpty);
  // A row with a single card would leave most of a wide screen empty.
  const areBeside = !issues.isEmpty && shelves.every(({ items, failure }) => items.length === 1 && !failure);
  return (
    <div className={styles.lists} data-beside={(shelves.length > 0 && areBeside) || undefined}>
      {shelves.length > 0 && (
        <div className={styles.shelves}>
          <ResultsShelf query={query} kind="series" list={series}>
            {(each) => (
              <li key={each.id}>
                <SeriesCard series={each} isOnShelf />
              </li>
            )}
          </ResultsShelf>
          <ResultsShelf query={query} kind="publishers" list={publishers}>
            {(each) => (
              <li key={each.id}>
                <PublisherCard publisher={each} />
              </li>
            )}
          </ResultsShelf>
          <ResultsShelf query={query} kind="people" list={people}>
            {(each) => (
              <li key={each.slug}>
                <PersonCard person={each} onOpen={onOpenPerson} />
              </li>
            )}
          </ResultsShelf>
        </div>
      )}
      {!issues.isEmpty && (
        <section className={styles.issues} aria-labelledby="results-issues">
          <h2 id="results-issues">{t('common.issues')}</h2>
          <IssueGrid issues={issues} empty={null} />
        </section>
      )}
    </div>
  );
});
