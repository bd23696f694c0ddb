import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { StartCard } from '../shell/catalogue/start-card.tsx';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './publisher-page.module.css';

interface FeaturedSeriesProps {
  readonly publisher: Publisher;
  /** Begins with the featured series. */
  readonly list: EndlessList<Series>;
}

/** The series that a publisher presents first, unless the viewer can never open it. */
export const FeaturedSeries = observer(({ publisher, list }: FeaturedSeriesProps) => {
  const { t } = useTranslation();
  const gateOf = useContext(RatingGates);
  const [series] = list.items;
  if (!series && (list.isEmpty || list.failure)) return null;
  // None of its issues is offered.
  if (series && series.id !== publisher.featuredSeriesId) return null;
  if (series?.parentalRating && gateOf(series.parentalRating) === 'blocked') return null;
  return (
    <div className={styles.featured}>
      {series ? (
        <StartCard
          kicker={t('publisher:featured')}
          title={series.title}
          description={series.description}
          cover={series.cover}
          rating={series.parentalRating ?? null}
        >
          <ButtonLink to={`/series/${series.slug}`}>
            {t('publisher:toSeries')}
            <span className="visually-hidden"> {series.title}</span>
          </ButtonLink>
        </StartCard>
      ) : (
        <Skeleton blockSize="220px" />
      )}
    </div>
  );
});
