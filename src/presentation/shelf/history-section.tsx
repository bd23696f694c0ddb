import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../i18n/format-date.ts';
import { ListFoot } from '../shell/lists/list-foot.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { EmptySection } from './empty-section.tsx';
import { HistoryRow } from './history-row.tsx';
import styles from './history-section.module.css';
import type { ShelfPresenter } from './shelf-presenter.ts';

/** All that the reader has read, newest first. */
export const HistorySection = observer(({ presenter }: { presenter: ShelfPresenter }) => {
  const { t, i18n } = useTranslation();
  const list = presenter.lists.history.current;
  if (list.isEmpty) return <EmptySection section="history" />;
  return (
    <>
      {list.items.length === 0 && !list.failure && <Placeholder />}
      {presenter.historyGroups.map(({ period, readings }) => {
        const isNear = period === 'today' || period === 'yesterday';
        return (
          <section key={period} className={styles.group} aria-labelledby={`history-${period}`}>
            <h2 id={`history-${period}`}>
              {isNear ? t(`shelf:${period}`) : formatMonth(period, i18n.language)}
            </h2>
            <ul className={styles.rows}>
              {readings.map((reading) => (
                <HistoryRow
                  key={reading.issue.id}
                  reading={reading}
                  timeFormat={isNear ? 'hour-minute' : 'day-month'}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <ListFoot list={list} />
    </>
  );
});

/** `month`: YYYY-MM. Noon of its second day is in that month in every time zone. */
const formatMonth = (month: string, locale: string): string =>
  formatDate(new Date(`${month}-02T12:00:00Z`), 'month-name-year', locale);

const placeholderRows = Array.from({ length: 6 }, (_, index) => index);

const Placeholder = () => (
  <div className={styles.rows} aria-hidden="true">
    {placeholderRows.map((index) => (
      <Skeleton key={index} blockSize="100px" />
    ))}
  </div>
);
