import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { planLabel, subscriptionLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import type { PlanSelection } from '../order/product-selection.ts';
import styles from './order-summary.module.css';

/** The plan in the order summary, with its start. */
export const PlanItem = observer(({ presenter }: { presenter: PlanSelection }) => {
  const { t, i18n } = useTranslation();
  const { plan, merchandise, running, beginsAt } = presenter;
  if (!plan || !merchandise) return null;
  const date = beginsAt && formatDate(beginsAt, 'day-month-year', i18n.language);
  return (
    <div className={styles.text}>
      <p className={styles.name}>{planLabel(t, plan.name, merchandise.cycleDurationInDays)}</p>
      <p className={styles.detail}>
        {date && running
          ? t('sold:plan.beginsLater', { date, plan: subscriptionLabel(t, running) })
          : t('sold:plan.beginsNow')}
      </p>
    </div>
  );
});

/** Renewal and cancellation of the plan. */
export const PlanTerms = observer(({ presenter }: { presenter: PlanSelection }) => {
  const { t, i18n } = useTranslation();
  const { plan, merchandise, isRenewed } = presenter;
  const guidedCount = plan?.guidedAccountsCount ?? 0;
  if (!merchandise) return null;
  const { price, currency, cycleDurationInDays: count } = merchandise;
  const period = t('formats:days', { count });
  return (
    <>
      {/* Rendered before the renewal is known, so that the button below does not move. */}
      <p className={isRenewed === null ? styles.unknown : undefined}>
        {isRenewed === false
          ? t('sold:plan.lasts', { period })
          : t('sold:plan.renews', { period, price: formatPrice(price, currency, i18n.language) })}
      </p>
      {guidedCount > 0 && <p>{t('sold:plan.guidedAccounts', { count: guidedCount })}</p>}
      <p>{t('sold:plan.withdrawal')}</p>
    </>
  );
});
