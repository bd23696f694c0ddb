import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Reading } from '../../domain/reading/reading.ts';
import { isLastPage } from '../../domain/reading/reading-progress.ts';
import { type DatePreset, formatDate } from '../i18n/format-date.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import styles from './history-section.module.css';

interface HistoryRowProps {
  readonly reading: Reading;
  readonly timeFormat: Extract<DatePreset, 'hour-minute' | 'day-month'>;
}

/** One reading: the issue, how far it was read and when, with a link that continues. */
export function HistoryRow({ reading: { issue, page, pagesCount, readAt }, timeFormat }: HistoryRowProps) {
  const { t, i18n } = useTranslation();
  const isFinished = isLastPage(page, pagesCount);
  const position = isFinished
    ? t('shelf:finished')
    : t('shelf:position', { page: page + 1, count: pagesCount });
  return (
    <li className={styles.row}>
      <ScreenLink to={`/issue/${issue.slug}`} className={styles.issue ?? ''}>
        <SmallCover issue={issue} />
        <span className={styles.text}>
          <span className={styles.title}>{issue.content.title}</span>
          {issue.number !== null && <span>{t('common.edition', { number: issue.number })}</span>}
          <span>
            {position} ·{' '}
            <time dateTime={readAt}>{formatDate(new Date(readAt), timeFormat, i18n.language)}</time>
          </span>
        </span>
      </ScreenLink>
      <ButtonLink to={`/reader/${issue.id}`} variant="outlined" size="small">
        {t(isFinished ? 'shelf:readAgain' : 'shelf:continue')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ButtonLink>
    </li>
  );
}

/** If the viewer may not see the cover, a lock is shown and the image is not fetched. */
const SmallCover = observer(({ issue }: { issue: Issue }) => {
  const gateOf = useContext(RatingGates);
  const { cover } = issue.content;
  return (
    <span className={styles.cover}>
      {gateOf(issue.parentalRating) === 'open' ? (
        <ComicImage picture={cover} alt="" sizes="56px" />
      ) : (
        <Icon name="lock" />
      )}
    </span>
  );
});
