import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Series } from '../../../domain/catalogue/series.ts';
import { useSeriesCover } from '../../ui/rating-gates/use-series-cover.ts';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { SelectionContext } from '../../ui/selection/selection.ts';
import { SmallCover } from './small-cover.tsx';
import styles from './small-series-card.module.css';

/** A series with its cover and number of issues, for lines above a list of issues. */
export const SmallSeriesCard = observer(({ series }: { series: Series }) => {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const { slug, title, issuesCount } = series;
  const { cover, rating } = useSeriesCover(series);
  return (
    <ScreenLink to={`/series/${slug}`} className={styles.card} onClick={() => selection.selectSeries(series)}>
      <SmallCover cover={cover} rating={rating ?? 'L'} />
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{t('ui.issues', { count: issuesCount })}</span>
      </span>
    </ScreenLink>
  );
});
