import { useTranslation } from 'react-i18next';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import styles from './rating-badge.module.css';

export type BadgeSize = 'small' | 'medium' | 'large';

interface RatingBadgeProps {
  readonly rating: ParentalRating;
  /** 22, 28 or 44 px, and more with larger text; 'medium' by default, the size for covers. */
  readonly size?: BadgeSize;
}

const colours: Readonly<Record<ParentalRating, string | undefined>> = {
  L: styles.free,
  '10': styles.ten,
  '12': styles.twelve,
  '14': styles.fourteen,
  '16': styles.sixteen,
  '+18': styles.eighteen,
};

/** The age rating of an issue, in the colours of the Brazilian classification. */
export function RatingBadge({ rating, size = 'medium' }: RatingBadgeProps) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.badge} ${colours[rating]}`} data-size={size} title={t(`ratings.${rating}`)}>
      <span aria-hidden="true">{rating}</span>
      <span className="visually-hidden">{t(`ratings.${rating}`)}</span>
    </span>
  );
}
