import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { subscriptionLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import type { AccountOwner } from '../../shell/account/account-owner.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './account-cards.module.css';
import type { AccountPresenter } from './account-presenter.ts';

/** The reader's plan and its next payment or its end. */
export const PlanCard = observer(({ presenter }: { presenter: AccountPresenter }) => {
  const { t, i18n } = useTranslation();
  const { owner } = presenter;
  const plan = owner.isKnown ? planTexts(t, i18n.language, presenter) : null;
  return <ValueCard to="/account/plan" icon="crown" label={t('accountFrame:sections.plan')} texts={plan} />;
});

export const BalanceCard = observer(({ owner }: { owner: AccountOwner }) => {
  const { t, i18n } = useTranslation();
  const balance = formatPrice(owner.user?.balance ?? 0, owner.reader?.currency ?? 'BRL', i18n.language);
  const mayBuy = owner.may('purchase') && owner.marketOffers.credits;
  return (
    <ValueCard
      to={mayBuy ? '/account/payment-methods/balance' : '/account/payment-methods'}
      icon="wallet"
      label={t('account:balance')}
      texts={[balance, t(mayBuy ? 'account:addBalance' : 'account:balanceHint')]}
    />
  );
});

type ValueTexts = readonly [value: string, hint: string];

interface ValueCardProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** null while they load. */
  readonly texts: ValueTexts | null;
}

function ValueCard({ to, icon, label, texts }: ValueCardProps) {
  return (
    <ScreenLink to={to} className={styles.value ?? ''}>
      <span className={styles.label}>
        <Icon name={icon} />
        {label}
      </span>
      {texts ? (
        <>
          <span className={styles.amount}>{texts[0]}</span>
          <span className={styles.hint}>{texts[1]}</span>
        </>
      ) : (
        <Skeleton blockSize="64px" />
      )}
    </ScreenLink>
  );
}

function planTexts(t: TFunction, language: string, presenter: AccountPresenter): ValueTexts {
  const { owner, running, scheduled } = presenter;
  const format = (instant: string) => formatDate(new Date(instant), 'day-month-name-year', language);
  if (!owner.reader) return [t('account:planUnknown'), t('account:planHint')];
  if (running) {
    const { hasAutoRenewal, expiresAt } = running;
    if (!expiresAt) return [subscriptionLabel(t, running), t('account:endless')];
    const key = hasAutoRenewal ? 'account:nextPayment' : 'account:validUntil';
    return [subscriptionLabel(t, running), t(key, { date: format(expiresAt) })];
  }
  if (presenter.isInGuardianPlan) return [t('account:guardianPlan'), t('account:guardianPlanHint')];
  if (scheduled)
    return [subscriptionLabel(t, scheduled), t('account:begins', { date: format(scheduled.startsAt) })];
  return [t('account:freePlan'), t(owner.marketOffers.plans ? 'account:freePlanHint' : 'account:planHint')];
}
