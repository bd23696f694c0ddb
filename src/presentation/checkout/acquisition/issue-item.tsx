import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ComicImage } from '../../ui/comic-image/comic-image.tsx';
import styles from '../form/order-summary.module.css';
import type { AcquisitionPresenter } from './acquisition-presenter.ts';

/** The issue in the summary. */
export const IssueItem = observer(({ presenter }: { presenter: AcquisitionPresenter }) => {
  const { t } = useTranslation();
  const { issue, merchandise } = presenter;
  if (!issue || !merchandise) return null;
  const { title, cover } = issue.content;
  return (
    <div className={styles.item}>
      <span className={styles.cover}>
        <ComicImage picture={cover} alt={t('common.coverOf', { title })} sizes="72px" isUrgent />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <p className={styles.detail}>
          {merchandise.kind === 'purchase'
            ? t('checkout.ways.purchaseHint')
            : t('checkout.ways.rent', { count: merchandise.rentalDays ?? 0 })}
        </p>
      </div>
    </div>
  );
});
