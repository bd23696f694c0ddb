import { useTranslation } from 'react-i18next';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RatingBadge } from '../../ui/rating-badge/rating-badge.tsx';
import styles from './cover-veil.module.css';

/** Replaces the cover of an issue that the viewer may not see. The image is not fetched. */
export function CoverVeil({ rating }: { rating: ParentalRating }) {
  const { t } = useTranslation();
  return (
    <span className={styles.veil}>
      <Icon name="lock" size={32} />
      <span className="visually-hidden">{t('ui.coverVeiled')}</span>
      <RatingBadge rating={rating} size="large" />
    </span>
  );
}
