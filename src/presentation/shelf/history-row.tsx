import { useTranslation } from 'react-i18next';
import type { Reading } from '../../domain/reading/reading.ts';
import { isLastPage } from '../../domain/reading/reading-progress.ts';
import { type DatePreset, formatDate } from '../i18n/format-date.ts';
import { SmallCover } from '../shell/catalogue/small-cover.tsx';
import { FinishedMark } from '../ui/finished-mark/finished-mark.tsx';
import { ReadLink } from '../ui/read-link/read-link.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import styles from './history-section.module.css';

interface HistoryRowProps {
  readonly reading: Reading;
  readonly timeFormat: Extract<DatePreset, 'hour-minute' | 'day-month'>;
}

/** One reading: the issue, when and how far it was read, with a link that continues. */
export function HistoryRow({ reading, timeFormat }: HistoryRowProps) {
  const { t, i18n } = useTranslation();
  const { issue, page, pagesCount, readAt } = reading;
  const isAtEnd = isLastPage(page, pagesCount);
  return (
    <li className={styles.row}>
      <ScreenLink to={`/issue/${issue.slug}`} className={styles.issue ?? ''}>
        <SmallCover cover={issue.content.cover} rating={issue.parentalRating} issueId={issue.id} />
        <span className={styles.text}>
          <span className={styles.title}>{issue.content.title}</span>
          <span className={styles.when}>
            {issue.number !== null && <span>{t('common.edition', { number: issue.number })}</span>}
            <time dateTime={readAt}>{formatDate(new Date(readAt), timeFormat, i18n.language)}</time>
          </span>
          {isAtEnd ? (
            <FinishedMark />
          ) : (
            <span>{t('shelf:position', { page: page + 1, count: pagesCount })}</span>
          )}
        </span>
      </ScreenLink>
      <ReadLink issue={issue} variant="outlined" size="small">
        {t(isAtEnd ? 'shelf:readAgain' : 'shelf:continue')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ReadLink>
    </li>
  );
}
