import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { planLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import styles from './order-panels.module.css';
import type { Product } from './product.ts';

/** Names the product of an order that is not paid yet. */
export const PendingProduct = observer(({ product }: { product: Product }) => {
  const { t, i18n } = useTranslation();
  const { shown, currency } = product;
  const label = () => {
    if (shown.kind === 'plan') return planLabel(t, shown.plan.name, shown.days);
    if (shown.kind === 'credits')
      return t('afterOrder:credits', { amount: formatPrice(shown.credits, currency, i18n.language) });
    const { kind, title, days } = shown;
    return kind === 'rent' ? t('afterOrder:rent', { title, count: days ?? 0 }) : title;
  };
  return <p className={styles.what}>{label()}</p>;
});
