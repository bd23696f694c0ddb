import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ComicImage } from '../../ui/comic-image/comic-image.tsx';
import type { IssueSelection } from '../order/product-selection.ts';
import styles from './order-summary.module.css';

/** The issue in the order summary. */
export const IssueItem = observer(({ presenter }: { presenter: IssueSelection }) => {
  const { t } = useTranslation();
  const { issue, merchandise } = presenter;
  if (!issue || !merchandise) return null;
  const { title, cover } = issue.content;
  return (
    <div className={styles.item}>
      <span className={styles.cover}>
        <ComicImage picture={cover} alt={t('common.coverOf', { title })} sizes="72px" isUrgent />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{title}</p>
        <p className={styles.detail}>
          {merchandise.kind === 'purchase'
            ? t('sold:offers.purchaseHint')
            : t('sold:offers.rent', { count: merchandise.rentalDays ?? 0 })}
        </p>
      </div>
    </div>
  );
});
