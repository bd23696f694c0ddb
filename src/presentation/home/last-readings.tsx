import { useTranslation } from 'react-i18next';
import type { Reading } from '../../domain/reading.ts';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { Slider } from '../ui/slider/slider.tsx';

/** What the reader began, each leading straight back to the page where they stopped. */
export function LastReadings({ readings }: { readings: readonly Reading[] }) {
  const { t } = useTranslation();
  const unfinished = readings.filter(({ page, pagesCount }) => page < pagesCount - 1);
  if (unfinished.length === 0) return null;
  return (
    <Slider title={t('home.keepReading')}>
      {unfinished.map(({ issue, page, pagesCount }) => (
        <li key={issue.id}>
          <IssueCard
            issue={issue}
            isOnShelf
            to={`/reader/${issue.id}`}
            note={t('home.position', { page: page + 1, count: pagesCount })}
          />
        </li>
      ))}
    </Slider>
  );
}
