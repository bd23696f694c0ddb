import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { planLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import styles from './order-panels.module.css';
import type { Product } from './product.ts';

/** Names the product of an order that is not paid yet. */
export const PendingProduct = observer(({ product }: { product: Product }) => {
  const { t, i18n } = useTranslation();
  const { details, currency } = product;
  const label = () => {
    if (details.kind === 'plan') return planLabel(t, details.plan.name, details.days);
    if (details.kind === 'credits')
      return t('afterOrder:credits', { amount: formatPrice(details.credits, currency, i18n.language) });
    const { kind, title, days } = details;
    return kind === 'rent' ? t('afterOrder:rent', { title, count: days ?? 0 }) : title;
  };
  return <p className={styles.what}>{label()}</p>;
});
