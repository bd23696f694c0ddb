import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { creatorPath } from '../../domain/catalogue/creator.ts';
import { SmallSeriesCard } from '../shell/catalogue/small-series-card.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { LinkLine } from '../shell/lists/link-line.tsx';
import { CardGrid, RowSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';
import { RatingGateContext } from '../ui/rating-gates/rating-gates.ts';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { IssueRows } from './issue-rows.tsx';
import { NoResults } from './no-results.tsx';
import type { QueryResults } from './query-results.ts';
import { resultKindAddress } from './result-kind.ts';
import styles from './search-page.module.css';

/** A separate chunk, because it is below the results and not part of the first view. */
const LazySamePublisherShelf = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'same-publisher-shelf' */ './same-publisher-shelf.tsx'))
      .SamePublisherShelf,
  { placeholder: null },
);

interface ResultsOverviewProps {
  readonly results: QueryResults;
  /** Called when the reader searches for a suggestion instead. */
  readonly onSearch: (text: string) => void;
  /** Called when the page of a found person is opened. */
  readonly onOpenPerson: () => void;
}

/**
 * One line each of series, people and publishers, and all issues below them. They are shown when all have answered, so
 * that a late line does not move the others.
 */
export const ResultsOverview = observer(({ results, onSearch, onOpenPerson }: ResultsOverviewProps) => {
  const { t } = useTranslation();
  const { issues, isEmpty, haveAllFailed, correction } = results;
  const { isShown } = useRatingFilter();
  const { isLoading } = useContext(RatingGateContext);
  const isSettled = results.isSettled && !isLoading;
  const hasNothing = results.hasNothing(isShown);
  // After a retry, the last of the lists may turn out to be empty.
  useEffect(() => {
    if (isEmpty) void results.loadSuggestions();
  }, [results, isEmpty]);

  const content = () => {
    if (!isSettled) {
      return (
        <CardGrid isRows>
          <RowSkeletons count={4} />
        </CardGrid>
      );
    }
    if (hasNothing) return <NoResults suggestions={results.suggestions ?? []} onSearch={onSearch} />;
    if (haveAllFailed && issues.failure)
      return <FailureNotice replacesPage failure={issues.failure} onRetry={results.start} />;
    return <ResultLists results={results} onOpenPerson={onOpenPerson} />;
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isSettled && t('ui.search.searching')}
        {isSettled && hasNothing && t('ui.search.none')}
        {isSettled && correction && t('search:corrected', { query: correction })}
      </p>
      {content()}
    </>
  );
});

type ResultListsProps = Pick<ResultsOverviewProps, 'results' | 'onOpenPerson'>;

const ResultLists = observer(({ results, onOpenPerson }: ResultListsProps) => {
  const { t } = useTranslation();
  const filter = useRatingFilter();
  const { query, issues, series, publishers, people, correction, hasFewIssues } = results;
  const hasNoIssues = results.hasNoIssues(filter.isShown);
  return (
    <div className={styles.lists}>
      {correction && <p>{t('search:notFound', { query })}</p>}
      <LinkLine
        title={t('search:series')}
        list={series}
        isCards
        {...filter}
        allPath={resultKindAddress(query, 'series')}
      >
        {(each) => (
          <li key={each.id}>
            <SmallSeriesCard series={each} />
          </li>
        )}
      </LinkLine>
      <LinkLine title={t('search:people')} list={people} allPath={resultKindAddress(query, 'people')}>
        {(each) => (
          <li key={each.slug}>
            <ScreenLink to={creatorPath(each.slug)} onClick={onOpenPerson}>
              {each.name}
            </ScreenLink>
          </li>
        )}
      </LinkLine>
      <LinkLine
        title={t('search:publishers')}
        list={publishers}
        {...filter}
        allPath={resultKindAddress(query, 'publishers')}
      >
        {(each) => (
          <li key={each.id}>
            <ScreenLink to={`/publisher/${each.username}`}>{each.name}</ScreenLink>
          </li>
        )}
      </LinkLine>
      {!hasNoIssues && (
        <section className={styles.issues} aria-labelledby="results-issues">
          <h2 id="results-issues">{t('common.issues')}</h2>
          {hasFewIssues ? <IssueRows issues={issues} /> : <IssueGrid issues={issues} empty={null} />}
        </section>
      )}
      {hasFewIssues && !hasNoIssues && <LazySamePublisherShelf results={results} />}
    </div>
  );
});
