import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../domain/account/reader.ts';
import { cardBrandName } from '../../domain/cards/card-brand.ts';
import { formatDate } from '../i18n/format-date.ts';
import { chargeText, subscriptionLabel } from '../i18n/format-plan-period.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './own-plan-page.module.css';
import type { OwnPlanPresenter } from './own-plan-presenter.ts';
import { PlanActions } from './plan-actions.tsx';

export interface PlanSheetProps {
  readonly subscription: Subscription;
  readonly kind: 'running' | 'scheduled' | 'ended';
  readonly presenter: OwnPlanPresenter;
}

/** One subscription with its dates, renewal, price and actions. */
export const PlanSheet = observer((props: PlanSheetProps) => {
  const { subscription, kind, presenter } = props;
  const { t } = useTranslation();
  const facts = usePlanFacts(props);
  return (
    <section className={styles.sheet} data-state={kind} aria-labelledby={`plan-${kind}`}>
      <p className={styles.kind}>{t(`ownPlan:${kind}`)}</p>
      <h2 id={`plan-${kind}`}>{subscriptionLabel(t, subscription)}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {subscription.plan.provider && kind !== 'ended' && (
        <p className={styles.hint}>{t('ownPlan:ofOperator')}</p>
      )}
      <PlanActions subscription={subscription} kind={kind} presenter={presenter} />
      {kind === 'running' && <RefusedRenewal subscription={subscription} presenter={presenter} />}
    </section>
  );
});

/** Below the actions, because it loads later and must not move them. */
const RefusedRenewal = observer(({ subscription, presenter }: Omit<PlanSheetProps, 'kind'>) => {
  const { t, i18n } = useTranslation();
  if (!subscription.expiresAt || !presenter.isRenewalRefused(subscription)) return null;
  const date = formatDate(new Date(subscription.expiresAt), 'day-month-year', i18n.language);
  return (
    <p className={styles.refused}>
      <Icon name="circle-alert" />
      {t('ownPlan:refused', { date })}
    </p>
  );
});

function usePlanFacts({
  subscription,
  kind,
  presenter,
}: PlanSheetProps): readonly (readonly [string, string])[] {
  const { t, i18n } = useTranslation();
  const { startsAt, expiresAt, hasAutoRenewal, plan } = subscription;
  const dateOf = (instant: string) => formatDate(new Date(instant), 'day-month-year', i18n.language);
  const guidedCount = plan.guidedAccountsCount;
  const guided = guidedCount > 0 ? [[t('ownPlan:guided'), String(guidedCount)] as const] : [];
  const begin = [t(kind === 'scheduled' ? 'ownPlan:begins' : 'ownPlan:since'), dateOf(startsAt)] as const;
  if (kind === 'ended') return [begin, [t('ownPlan:endedOn'), expiresAt ? dateOf(expiresAt) : '–']];
  if (!expiresAt) return [begin, [t('ownPlan:until'), t('ownPlan:endless')], ...guided];
  if (plan.provider) return [begin, [t('ownPlan:until'), dateOf(expiresAt)], ...guided];

  const card = presenter.renewingCard;
  const brand = card && { brand: cardBrandName(card.brand), digits: card.lastFourDigits };
  const renewal = brand ? t('ownPlan:renewsWith', { date: dateOf(expiresAt), ...brand }) : dateOf(expiresAt);
  const price = presenter.subscriptions.priceOf(subscription);
  // The guardian decides whether it continues.
  const lasts = presenter.subscriptions.isGuided
    ? dateOf(expiresAt)
    : t('ownPlan:lasts', { date: dateOf(expiresAt) });
  return [
    begin,
    hasAutoRenewal ? [t('ownPlan:renewal'), renewal] : [t('ownPlan:until'), lasts],
    ...(price && hasAutoRenewal ? [[t('ownPlan:price'), chargeText(t, price, i18n.language)] as const] : []),
    ...guided,
  ];
}
