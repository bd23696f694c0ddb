import { observer } from 'mobx-react-lite';
import { type RefObject, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { genreSlug } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { RelatedIssues } from '../shell/catalogue/related-issues.ts';
import { FinishedMark } from '../ui/finished-mark/finished-mark.tsx';
import { RatingBadge } from '../ui/rating-badge/rating-badge.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { SelectionContext } from '../ui/selection/selection.ts';
import { Tag } from '../ui/tag/tag.tsx';
import styles from './issue-head.module.css';

interface IssueHeadProps {
  readonly issue: Issue;
  readonly related: RelatedIssues | null;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly isFinished: boolean;
}

/** Title, series, publisher and genre of an issue. */
export const IssueHead = observer(({ issue, related, title, isFinished }: IssueHeadProps) => {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const { publisher, genre, number, originalTitle } = issue;
  const series = related?.series ?? null;
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>
        {number !== null && <span>{t('common.edition', { number })}</span>}
        {series && (
          <ScreenLink to={`/series/${series.slug}`} onClick={() => selection.selectSeries(series)}>
            {series.title}
          </ScreenLink>
        )}
      </p>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {issue.content.title}
      </h1>
      {originalTitle && originalTitle !== issue.content.title && (
        <p className={styles.original} lang={issue.originalLanguage}>
          {originalTitle}
        </p>
      )}
      <p className={styles.publisher}>
        {t('common.by')} <ScreenLink to={`/publisher/${publisher.username}`}>{publisher.name}</ScreenLink>
      </p>
      <p className={styles.tags}>
        <RatingBadge rating={issue.parentalRating} />
        {genre && (
          <ScreenLink to={`/genre/${genreSlug(genre)}`}>
            <Tag>{t(`genres.${genre}`, { defaultValue: genre })}</Tag>
          </ScreenLink>
        )}
        <span>{t('common.pages', { count: issue.pagesCount })}</span>
        {isFinished && <FinishedMark />}
      </p>
    </header>
  );
});
