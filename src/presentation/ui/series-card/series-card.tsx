import type { Series } from '../../../domain/series.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';

interface SeriesCardProps {
  readonly series: Series;
  /** True on a shelf, whose covers are smaller than those of a grid. */
  readonly isOnShelf?: boolean;
}

/** A series by the cover of its first issue. To be written. */
export function SeriesCard({ series }: SeriesCardProps) {
  return <ScreenLink to={`/series/${series.slug}`}>{series.title}</ScreenLink>;
}
