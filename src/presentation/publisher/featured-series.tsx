import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { CardCover } from '../ui/card-cover/card-cover.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './featured-series.module.css';

interface FeaturedSeriesProps {
  readonly publisher: Publisher;
  /** Begins with the featured series. */
  readonly list: EndlessList<Series>;
}

/** The series that a publisher presents first. */
export const FeaturedSeries = observer(({ publisher, list }: FeaturedSeriesProps) => {
  const { t } = useTranslation();
  const [series] = list.items;
  if (!series) return list.isEmpty || list.failure ? null : <Skeleton blockSize="220px" />;
  // None of its issues is offered.
  if (series.id !== publisher.featuredSeriesId) return null;
  const { slug, title, description, cover, parentalRating = null } = series;
  return (
    <section className={styles.featured} aria-labelledby="featured-series">
      <div className={styles.cover}>
        <CardCover cover={cover} rating={parentalRating} isOnShelf isUrgent={false} />
      </div>
      <div className={styles.texts}>
        <p className={styles.kicker}>{t('publisher:featured')}</p>
        <h2 id="featured-series">{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p>
          <ButtonLink to={`/series/${slug}`}>
            {t('publisher:toSeries')}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </p>
      </div>
    </section>
  );
});
