import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import styles from './price.module.css';

interface PriceProps {
  /** In whole cents of `currency`. */
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The former price in cents, shown struck through. */
  readonly formerCents?: number;
  /** True for a monthly price. */
  readonly isPerMonth?: boolean;
  /** 'large' is 32 px; by default, the size of the surrounding text. */
  readonly size?: 'medium' | 'large';
}

/** An amount in the format of the current language, with digits of equal width. */
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
