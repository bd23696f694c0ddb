import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Whole cents of `currency`. */
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** What it cost before, in cents: struck through. */
  readonly formerCents?: number;
  /** True for what is paid every month. */
  readonly isPerMonth?: boolean;
  /** As the text around it, where nothing is said; 'large' is 32 px. */
  readonly size?: 'medium' | 'large';
}

/** Money in the words of the current language, its figures all of one width. */
export function Price({ cents, currency, formerCents, isPerMonth = false, size = 'medium' }: PriceProps) {
  const { t, i18n } = useTranslation();
  const price = (amount: number) => formatPrice(amount, currency, i18n.language);
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      {formerCents !== undefined && (
        <>
          <span className="visually-hidden">{t('ui.price.former')} </span>
          <s className={styles.former}>{price(formerCents)}</s>
          <span className="visually-hidden"> {t('ui.price.current')} </span>
        </>
      )}
      <span className={styles.current}>{price(cents)}</span>
      {isPerMonth && (
        <>
          <span className={styles.period} aria-hidden="true">
            {t('ui.price.perMonth')}
          </span>
          <span className="visually-hidden"> {t('ui.price.perMonthInWords')}</span>
        </>
      )}
    </span>
  );
}
