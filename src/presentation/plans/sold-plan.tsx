import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OfferedPlan, PlanMerchandise } from '../../domain/plans/plan.ts';
import { merchandiseFor, monthlyPriceOf, savingOf } from '../../domain/plans/plan-prices.ts';
import { chargeNote, planLabel } from '../i18n/format-plan-period.ts';
import { AskGuardian } from '../shell/guardian/ask-guardian.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Price } from '../ui/price/price.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans-page.module.css';
import type { PlansPresenter } from './plans-presenter.ts';
import { useSubscriptionPath } from './use-subscription-path.ts';

interface SoldPlanProps {
  readonly plan: OfferedPlan;
  readonly presenter: PlansPresenter;
}

/** A plan with its price for the chosen period. */
export const SoldPlan = observer(({ plan, presenter }: SoldPlanProps) => {
  const { t } = useTranslation();
  const { days } = presenter;
  const merchandise = merchandiseFor(plan, days);
  const isSuggestion = presenter.suggestion?.id === plan.id;
  const tags = { running: t('plans:yours'), scheduled: t('plans:yourNext') };
  const status = presenter.statusInPeriod(plan);
  const tag = status ? tags[status] : isSuggestion ? t('plans:suggestion') : null;
  return (
    <PlanCard
      name={plan.name}
      tag={tag}
      isSuggested={isSuggestion}
      description={plan.description}
      features={
        plan.guidedAccountsCount > 0
          ? [
              t(presenter.isGuided ? 'plans:guided.accounts' : 'plans:guidedAccounts', {
                count: plan.guidedAccountsCount,
              }),
              ...plan.features,
            ]
          : plan.features
      }
      price={
        presenter.isGuided ? null : merchandise ? (
          <PeriodPrice plan={plan} merchandise={merchandise} />
        ) : (
          <NotSoldNote />
        )
      }
      isPriceHidden={presenter.isProfileLoading}
      action={
        presenter.isGuided || merchandise ? (
          <SubscribeAction plan={plan} presenter={presenter} isSuggested={isSuggestion} />
        ) : undefined
      }
    />
  );
});

function PeriodPrice({ plan, merchandise }: { plan: OfferedPlan; merchandise: PlanMerchandise }) {
  const { t, i18n } = useTranslation();
  const percent = savingOf(plan, merchandise);
  const monthlyPrice = monthlyPriceOf(merchandise);
  const note = chargeNote(t, merchandise, i18n.language);
  return (
    <>
      <Price cents={monthlyPrice} currency={merchandise.currency} size="large" isPerMonth />
      <p className={styles.charge}>
        {note && <span>{note}</span>}
        {percent > 0 && <strong>{t('formats:saving', { percent })}</strong>}
      </p>
    </>
  );
}

function NotSoldNote() {
  const { t } = useTranslation();
  return <p className={styles.unsold}>{t('plans:notForPeriod')}</p>;
}

interface SubscribeActionProps extends Pick<SoldPlanProps, 'plan' | 'presenter'> {
  readonly isSuggested: boolean;
}

const SubscribeAction = observer(({ plan, presenter, isSuggested }: SubscribeActionProps) => {
  const { t } = useTranslation();
  const subscriptionPath = useSubscriptionPath();
  const { days, isProfileLoading, isProfileSettled, obstacle } = presenter;
  if (isProfileLoading) return <Skeleton blockSize="44px" />;
  if (!isProfileSettled) return null;
  if (obstacle && presenter.statusOf(plan)) {
    return (
      <ButtonLink to="/account/plan" variant="outlined">
        {t('plans:manage')}
      </ButtonLink>
    );
  }
  if (obstacle === 'guardian') {
    if (plan.guidedAccountsCount === 0)
      return <p className={styles.obstacle}>{t('plans:guided.notIncluded')}</p>;
    if (!presenter.mayAskFor(plan)) return null;
    return (
      <AskGuardian
        presenter={presenter.guardian}
        product={{ kind: 'plan', id: plan.id }}
        name={plan.name}
        variant={isSuggested ? 'primary' : 'outlined'}
      />
    );
  }
  if (obstacle) return <p className={styles.obstacle}>{t(`plans:obstacles.${obstacle}`)}</p>;
  return (
    <ButtonLink to={subscriptionPath(plan, days)} variant={isSuggested ? 'primary' : 'outlined'}>
      {t('plans:subscribe')}
      <span className="visually-hidden"> {planLabel(t, plan.name, days)}</span>
    </ButtonLink>
  );
});
