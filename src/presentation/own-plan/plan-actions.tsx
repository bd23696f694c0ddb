import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { WithdrawableSubscription } from '../../domain/checkout/withdrawal.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import styles from './own-plan-page.module.css';
import type { PlanSheetProps } from './plan-sheet.tsx';
import { RenewalCard } from './renewal-card.tsx';

/** The actions that are possible for a subscription. */
export const PlanActions = observer(({ subscription, kind, presenter }: PlanSheetProps) => {
  const { t } = useTranslation();
  const { subscriptions } = presenter;
  if (kind === 'ended') {
    const parameters = { plan: subscription.plan.slug, period: String(subscription.cycleDurationInDays) };
    if (!subscriptions.renewable) return null;
    return (
      <p className={styles.actions}>
        <ButtonLink to={`/subscription?${new URLSearchParams(parameters)}`}>{t('ownPlan:renew')}</ButtonLink>
      </p>
    );
  }
  const withdrawable = presenter.withdrawables.find((each) => each.subscription.id === subscription.id);
  return (
    <div className={styles.actions}>
      {subscriptions.cardRenewable?.id === subscription.id && presenter.mayEnd && (
        <RenewalCard subscription={subscription} kind={kind} presenter={presenter} />
      )}
      {subscriptions.renewing?.id === subscription.id && presenter.mayEnd && (
        <EndRenewalButton subscription={subscription} kind={kind} presenter={presenter} />
      )}
      {kind === 'running' && subscription.plan.guidedAccountsCount > 0 && presenter.mayEnd && (
        <ButtonLink variant="outlined" to="/account/family">
          {t('ownPlan:family')}
        </ButtonLink>
      )}
      {withdrawable && <WithdrawButton withdrawable={withdrawable} kind={kind} presenter={presenter} />}
    </div>
  );
});

const EndRenewalButton = observer(({ subscription, presenter }: PlanSheetProps) => {
  const { t, i18n } = useTranslation();
  const { expiresAt } = subscription;
  const date = expiresAt ? formatDate(new Date(expiresAt), 'day-month-year', i18n.language) : '';
  const end = () =>
    presenter.endRenewal({
      title: t('ownPlan:endQuestion'),
      message: t('ownPlan:endText', { date }),
      cancel: t('ownPlan:keep'),
      confirm: t('ownPlan:end'),
      isDanger: true,
    });
  return (
    <Button variant="outlined" isLoading={presenter.isEnding} onClick={() => void end()}>
      {t('ownPlan:end')}
    </Button>
  );
});

interface WithdrawButtonProps extends Omit<PlanSheetProps, 'subscription'> {
  readonly withdrawable: WithdrawableSubscription;
}

const WithdrawButton = observer(({ withdrawable, kind, presenter }: WithdrawButtonProps) => {
  const { t, i18n } = useTranslation();
  const { purchase, subscription, endsAt } = withdrawable;
  const date = formatDate(endsAt, 'day-month-year', i18n.language);
  const values = {
    amount: formatPrice(purchase.amount, purchase.currency, i18n.language),
    where: t(`ownPlan:where.${purchase.method}`),
  };
  const label = kind === 'scheduled' ? 'ownPlan:cancelScheduled' : 'ownPlan:withdraw';
  const withdraw = () =>
    presenter.withdraw(withdrawable, {
      title: t('ownPlan:withdrawQuestion'),
      message: [
        t(kind === 'scheduled' ? 'ownPlan:withdrawLater' : 'ownPlan:withdrawText', values),
        subscription.plan.guidedAccountsCount > 0 && t('ownPlan:withdrawGuided'),
      ]
        .filter((text) => text !== false)
        .join(' '),
      cancel: t('ownPlan:keep'),
      confirm: t(label),
      isDanger: true,
    });
  return (
    <>
      <Button
        variant="outlined"
        isLoading={presenter.withdrawingId === subscription.id}
        onClick={() => void withdraw()}
      >
        {t(label)}
      </Button>
      <p className={styles.until}>{t('ownPlan:withdrawHint', { date })}</p>
    </>
  );
});
