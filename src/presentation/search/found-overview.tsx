import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { SeriesCard } from '../ui/series-card/series-card.tsx';
import type { Found } from './found.ts';
import { FoundShelf } from './found-shelf.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-page.module.css';

interface FoundOverviewProps {
  readonly found: Found;
  /** Told when another text is searched for in its place. */
  readonly onSearch: (text: string) => void;
}

/**
 * Series and publishers in a row each, and all issues under them, which may go on for long. It waits for the three, so
 * that no row that comes late moves what is being looked at.
 */
export const FoundOverview = observer(({ found, onSearch }: FoundOverviewProps) => {
  const { t } = useTranslation();
  const { issues, isEmpty, isSettled, hasFailedAltogether } = found;
  // After a failure the last of the three may be the one that has nothing either.
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
    if (isEmpty) return <NothingFound suggestions={found.suggestions ?? []} onSearch={onSearch} />;
    if (hasFailedAltogether && issues.failure)
      return <FailureNotice replacesPage failure={issues.failure} onRetry={found.start} />;
    return <Lists found={found} />;
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

const Lists = observer(({ found }: { found: Found }) => {
  const { t } = useTranslation();
  const { query, issues, series, publishers } = found;
  return (
    <div className={styles.lists}>
      <FoundShelf query={query} kind="series" list={series}>
        {(each) => (
          <li key={each.id}>
            <SeriesCard series={each} isOnShelf />
          </li>
        )}
      </FoundShelf>
      <FoundShelf query={query} kind="publishers" list={publishers}>
        {(each) => (
          <li key={each.dragonId}>
            <PublisherCard publisher={each} />
          </li>
        )}
      </FoundShelf>
      {!issues.isEmpty && (
        <section className={styles.issues} aria-labelledby="found-issues">
          <h2 id="found-issues">{t('common.issues')}</h2>
          <IssueGrid issues={issues} empty={null} />
        </section>
      )}
    </div>
  );
});
