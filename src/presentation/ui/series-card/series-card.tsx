import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { Series } from '../../../domain/catalogue/series.ts';
import card from '../card-cover/card.module.css';
import { CardCover } from '../card-cover/card-cover.tsx';
import { CardNote } from '../card-cover/card-note.tsx';
import { useSeriesCover } from '../rating-gates/use-series-cover.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import { SelectionContext } from '../selection/selection.ts';
import styles from './series-card.module.css';

interface SeriesCardProps {
  readonly series: Series;
  /** The last line; the name of the publisher by default. */
  readonly note?: string;
  /** True on a shelf, where covers are smaller than in a grid. */
  readonly isOnShelf?: boolean;
  readonly isUrgent?: boolean;
}

/** A series, shown by its cover on a pile of issues. */
export const SeriesCard = observer((props: SeriesCardProps) => {
  const { series, note, isOnShelf = false, isUrgent = false } = props;
  const selection = useContext(SelectionContext);
  const { slug, title, publisher } = series;
  const { cover, rating } = useSeriesCover(series);
  return (
    <ScreenLink to={`/series/${slug}`} className={card.card} onClick={() => selection.selectSeries(series)}>
      <span className={card.title}>{title}</span>
      <CardNote text={note ?? publisher.name} rating={rating} />
      <span className={styles.pile}>
        <CardCover cover={cover} rating={rating} isOnShelf={isOnShelf} isUrgent={isUrgent} />
      </span>
    </ScreenLink>
  );
});
