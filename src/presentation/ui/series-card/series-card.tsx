import { useContext } from 'react';
import type { Series } from '../../../domain/catalogue/series.ts';
import card from '../card-cover/card.module.css';
import { CardCover } from '../card-cover/card-cover.tsx';
import { CardNote } from '../card-cover/card-note.tsx';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import { SelectionContext } from '../selection/selection.ts';
import styles from './series-card.module.css';

interface SeriesCardProps {
  readonly series: Series;
  /** True on a shelf, where covers are smaller than in a grid. */
  readonly isOnShelf?: boolean;
  readonly isUrgent?: boolean;
}

/** A series, shown by its cover on a pile of issues. */
export function SeriesCard({ series, isOnShelf = false, isUrgent = false }: SeriesCardProps) {
  const selection = useContext(SelectionContext);
  const { slug, title, cover, publisher, parentalRating = null } = series;
  return (
    <ScreenLink to={`/series/${slug}`} className={card.card} onClick={() => selection.selectSeries(series)}>
      <span className={card.title}>{title}</span>
      <CardNote text={publisher.name} rating={parentalRating} />
      <span className={styles.pile}>
        <CardCover cover={cover} rating={parentalRating} isOnShelf={isOnShelf} isUrgent={isUrgent} />
      </span>
    </ScreenLink>
  );
}
