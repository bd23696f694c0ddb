import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx';
import styles from './series-page.module.css';
import type { SeriesPresenter } from './series-presenter.ts';

/** How many issues the reader has read. Nothing before the first one, or while the number of issues is unknown. */
export const SeriesProgress = observer(({ presenter }: { presenter: SeriesPresenter }) => {
  const { t } = useTranslation();
  const { current, finishedCount } = presenter;
  const count = current?.count ?? null;
  if (count === null || finishedCount === 0) return null;
  return (
    <div className={styles.progress}>
      <ProgressBar value={finishedCount} total={count} />
      <p>{t('series:finished', { number: finishedCount, count })}</p>
    </div>
  );
});
