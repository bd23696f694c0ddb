import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../../domain/reading/reading.ts';
import { formatDate } from '../i18n/format-date.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import { eagerCoverCount } from '../shell/lists/eager-cover-count.ts';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { ReadLink } from '../ui/read-link/read-link.tsx';
import { EmptyReading } from './empty-reading.tsx';
import { EmptySection } from './empty-section.tsx';
import styles from './shelf-page.module.css';
import type { ShelfPresenter } from './shelf-presenter.ts';

/** Comics that the reader has started, with the page where each continues. */
export const ReadingSection = observer(({ presenter }: { presenter: ShelfPresenter }) => (
  <CardList list={presenter.lists.reading.current} empty={<EmptyReading presenter={presenter} />}>
    {renderStarted}
  </CardList>
));

/** Comics that were read to the end, the last finished first. */
export const FinishedSection = observer(({ presenter }: { presenter: ShelfPresenter }) => (
  <CardList list={presenter.lists.finished.current} empty={<EmptySection section="finished" />}>
    {renderFinished}
  </CardList>
));

// The functions stay the same, so that a growing list does not render its cards again.
const renderStarted = (reading: Reading, index: number) => (
  <StartedCard key={reading.issue.id} reading={reading} isUrgent={index < eagerCoverCount} />
);
const renderFinished = (reading: Reading, index: number) => (
  <FinishedCard key={reading.issue.id} reading={reading} isUrgent={index < eagerCoverCount} />
);

interface ReadingCardProps {
  readonly reading: Reading;
  readonly isUrgent: boolean;
}

export function StartedCard({ reading: { issue, page, pagesCount }, isUrgent }: ReadingCardProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.card}>
      <IssueCard
        issue={issue}
        note={t('shelf:position', { page: page + 1, count: pagesCount })}
        progress={(page + 1) / pagesCount}
        isUrgent={isUrgent}
      />
      <ReadLink issue={issue} variant="outlined" size="small">
        {t('shelf:continue')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ReadLink>
    </li>
  );
}

function FinishedCard({ reading: { issue, readAt, finishedAt }, isUrgent }: ReadingCardProps) {
  const { t, i18n } = useTranslation();
  const date = formatDate(new Date(finishedAt ?? readAt), 'day-month-year', i18n.language);
  return (
    <li className={styles.card}>
      <IssueCard issue={issue} note={t('shelf:finishedOn', { date })} isUrgent={isUrgent} />
      <ReadLink issue={issue} variant="outlined" size="small">
        {t('shelf:readAgain')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ReadLink>
    </li>
  );
}
