import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './series-page.module.css';
import type { SeriesPresenter } from './series-presenter.ts';

/**
 * Starts or continues the series: opens the pages if the reader may read them, otherwise the page of the issue. Its
 * space is reserved until that issue is loaded; a reader who has finished all loaded issues continues after them. It
 * does not say "start" while unloaded issues may have been started.
 */
export const SeriesStart = observer(({ presenter }: { presenter: SeriesPresenter }) => {
  const { t } = useTranslation();
  const { placeInSeries, viewer } = presenter;
  const issue = placeInSeries?.issue;
  const isStarted = placeInSeries?.page != null;
  const issues = presenter.current?.issues;
  const firstIssue = issues?.items[0];
  const loadedCount = issues?.items.length ?? 0;
  useEffect(() => {
    if (loadedCount > 0 && !issue) void issues?.loadMore();
  }, [loadedCount, issue, issues]);
  const label = () => {
    if (!issue) return '';
    if (issue === firstIssue && !isStarted) return t(issues?.hasNext ? 'series:readFirst' : 'series:begin');
    if (issue.number === null) return t(isStarted ? 'series:resume' : 'series:begin');
    return t(isStarted ? 'series:resumeAt' : 'series:beginAt', { number: issue.number });
  };
  const isReadable = issue && viewer.maySee(issue.parentalRating) && viewer.mayRead(issue);
  return (
    <div className={styles.start}>
      {issue && (
        <ButtonLink size="large" to={isReadable ? `/reader/${issue.id}` : `/issue/${issue.slug}`}>
          <Icon name="book-open" />
          {label()}
        </ButtonLink>
      )}
    </div>
  );
});
