import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './series-page.module.css';
import type { SeriesPresenter } from './series-presenter.ts';

/**
 * The way into the series: to the pages where they may be read, else to the issue that says how. Its room is kept until
 * that issue has come: whoever has finished all that have come goes on past them. Nor is it said that they begin while
 * there are others that they may have begun.
 */
export const SeriesStart = observer(({ presenter }: { presenter: SeriesPresenter }) => {
  const { t } = useTranslation();
  const { place, viewer } = presenter;
  const issue = place?.issue;
  const isBegun = place?.page != null;
  const issues = presenter.current?.issues;
  const first = issues?.items[0];
  const held = issues?.items.length ?? 0;
  useEffect(() => {
    if (held > 0 && !issue) void issues?.more();
  }, [held, issue, issues]);
  const words = () => {
    if (!issue) return '';
    if (issue === first && !isBegun) return t(issues?.hasNext ? 'series:readFirst' : 'series:begin');
    if (issue.number === null) return t(isBegun ? 'series:resume' : 'series:begin');
    return t(isBegun ? 'series:resumeAt' : 'series:beginAt', { number: issue.number });
  };
  const isReadable = issue && viewer.isOpen(issue.parentalRating) && viewer.mayRead(issue);
  return (
    <div className={styles.start}>
      {issue && (
        <ButtonLink size="large" to={isReadable ? `/reader/${issue.id}` : `/issue/${issue.slug}`}>
          <Icon name="book-open" />
          {words()}
        </ButtonLink>
      )}
    </div>
  );
});
