import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { StartCard } from '../shell/catalogue/start-card.tsx';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { useSeriesCover } from '../ui/rating-gates/use-series-cover.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './publisher-page.module.css';

interface FeaturedSeriesProps {
  readonly publisher: Publisher;
  /** Begins with the featured series. */
  readonly list: EndlessList<Series>;
}

/** The series that a publisher presents first, unless the viewer can never open it. */
export const FeaturedSeries = observer(({ publisher, list }: FeaturedSeriesProps) => {
  const { isWaiting, isShown } = useRatingFilter();
  const [series] = list.items;
  if (!series && (list.isEmpty || list.failure)) return null;
  // None of its issues is offered.
  if (series && series.id !== publisher.featuredSeriesId) return null;
  if (series && !isWaiting && !isShown(series)) return null;
  return (
    <div className={styles.featured}>
      {series && !isWaiting ? <SeriesInvitation series={series} /> : <Skeleton blockSize="220px" />}
    </div>
  );
});

const SeriesInvitation = observer(({ series }: { series: Series }) => {
  const { t } = useTranslation();
  const { title, description, slug, parentalRating = null } = series;
  const { cover, rating } = useSeriesCover(series);
  return (
    <StartCard
      kicker={t('publisher:featured')}
      title={title}
      // It may describe issues that the viewer may not see.
      description={rating === parentalRating ? description : ''}
      cover={cover}
      rating={rating}
    >
      <ButtonLink to={`/series/${slug}`}>
        {t('publisher:toSeries')}
        <span className="visually-hidden"> {title}</span>
      </ButtonLink>
    </StartCard>
  );
});
