import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import { cheapestOf, lowestMonthlyPriceOf, monthlyPriceOf } from '../../domain/plans/plan-prices.ts';
import { chargeNote } from '../i18n/format-plan-period.ts';
import { useNear } from '../shell/lists/use-near.ts';
import type { PlanList } from '../shell/plans/plan-list.ts';
import { PlanPlate } from '../shell/plans/plan-plate.tsx';
import { plansPath } from '../shell/plans/plans-path.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Price } from '../ui/price/price.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './plan-teasers.module.css';

/** A summary of the plans, which loads when it is scrolled near. Details are on /plans. */
export const PlanTeasers = observer(({ list }: { list: PlanList }) => {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  useNear(section, list.start);
  const soldPlans = list.items.filter(({ merchandises }) => merchandises.length > 0);
  if (list.isLoaded && list.items.length === 0) return null;
  return (
    <section ref={section} className={styles.plans} aria-labelledby="home-plans">
      <div className={styles.plansHead}>
        <h2 id="home-plans">{t('shell.plans')}</h2>
        <ButtonLink to={plansPath(lowestMonthlyPriceOf(soldPlans)?.days)} variant="outlined" size="small">
          {t('home:comparePlans')}
        </ButtonLink>
      </div>
      {list.failure ? (
        <FailureNotice failure={list.failure} onRetry={() => void list.start()} />
      ) : (
        <ul className={styles.planCards}>
          <PlanPlate className={styles.plan}>
            <h3>{t('plans:free.name')}</h3>
            <p>{t('plans:free.description')}</p>
          </PlanPlate>
          {soldPlans.map((plan, index) => (
            <PlanPlate
              key={plan.id}
              className={styles.plan}
              isSuggested={index === 0}
              tag={index === 0 ? t('plans:suggestion') : null}
            >
              <PlanTeaser plan={plan} />
            </PlanPlate>
          ))}
          {list.items.length === 0 && (
            <>
              <li className={styles.planRoom}>
                <Skeleton blockSize="100%" />
              </li>
              <li className={styles.planRoom}>
                <Skeleton blockSize="100%" />
              </li>
            </>
          )}
        </ul>
      )}
    </section>
  );
});

function PlanTeaser({ plan }: { plan: OfferedPlan }) {
  const { t, i18n } = useTranslation();
  const cheapest = cheapestOf(plan);
  return (
    <>
      <h3>{plan.name}</h3>
      <p>{plan.description}</p>
      {cheapest && (
        <p className={styles.from}>
          {t('home:from')}
          <Price cents={monthlyPriceOf(cheapest)} currency={cheapest.currency} size="large" isPerMonth />
          <span>{chargeNote(t, cheapest, i18n.language)}</span>
        </p>
      )}
    </>
  );
}
