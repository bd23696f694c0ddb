import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../i18n/format-day.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { EmptySection } from './empty-section.tsx';
import { HistoryRow } from './history-row.tsx';
import styles from './history-section.module.css';
import { ListFoot } from './list-foot.tsx';
import type { ShelfPresenter } from './shelf-presenter.ts';

/** All that the reader has read, by days. */
export const HistorySection = observer(({ presenter }: { presenter: ShelfPresenter }) => {
  const { t, i18n } = useTranslation();
  const list = presenter.lists.history.current;
  if (list.isEmpty) return <EmptySection section="history" />;
  return (
    <>
      {list.items.length === 0 && !list.failure && <Placeholder />}
      {presenter.days.map(({ day, readings }) => {
        const nearDay = presenter.nearDayOf(day);
        return (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              {nearDay ? t(`shelf:${nearDay}`) : formatDay(day, i18n.language, 'long')}
            </h2>
            <ul className={styles.rows}>
              {readings.map((reading) => (
                <HistoryRow key={reading.issue.id} reading={reading} />
              ))}
            </ul>
          </section>
        );
      })}
      <ListFoot list={list} />
    </>
  );
});

const placeholderRows = Array.from({ length: 6 }, (_, index) => index);

const Placeholder = () => (
  <div className={styles.rows} aria-hidden="true">
    {placeholderRows.map((index) => (
      <Skeleton key={index} blockSize="100px" />
    ))}
  </div>
);
