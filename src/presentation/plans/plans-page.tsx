import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStartList } from '../shell/lists/use-start-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton } from '../ui/skeleton/skeleton.tsx';
import { FreePlan } from './free-plan.tsx';
import { OperatorPlan } from './operator-plan.tsx';
import { OwnPlan } from './own-plan.tsx';
import { PeriodChoice } from './period-choice.tsx';
import styles from './plans-page.module.css';
import type { PlansPresenter } from './plans-presenter.ts';
import { SoldPlan } from './sold-plan.tsx';

export const PlansPage = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  const { list, soldPlans, operatorPlans, isVisitor, isGuided, days } = presenter;
  useStartList(list);
  const [parameters] = useSearchParams();
  const period = Number(parameters.get('period'));
  useEffect(() => presenter.suggest(period), [presenter, period]);

  return (
    <>
      <title>{t('common.pageTitle', { title: t('plans:title') })}</title>
      <header className={styles.head}>
        <h1>{t('plans:title')}</h1>
        <p>{t('plans:intro')}</p>
      </header>
      {!isVisitor && <OwnPlan presenter={presenter} />}
      {!isGuided && (!list.isLoaded || soldPlans.length > 0) && <PeriodChoice presenter={presenter} />}
      <LoadingStatus isLoading={list.isLoading} />
      {list.isLoaded && list.items.length === 0 && (
        <Notice text={t('plans:none')}>
          <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
        </Notice>
      )}
      <ul className={styles.plans}>
        <FreePlan presenter={presenter} />
        {soldPlans.map((plan) => (
          <SoldPlan key={plan.id} plan={plan} presenter={presenter} />
        ))}
        {operatorPlans.map((plan) => (
          <OperatorPlan key={plan.id} plan={plan} presenter={presenter} />
        ))}
        {!list.isLoaded && !list.failure && cardSkeletons}
        {list.failure && (
          <li className={styles.failure}>
            <FailureNotice failure={list.failure} onRetry={() => void list.start()} />
          </li>
        )}
      </ul>
      {soldPlans.length > 0 && !isGuided && (
        <p className={styles.every}>{t('plans:chargedEvery', { count: days })}</p>
      )}
    </>
  );
});

/** Placeholders for the usual number of plans. */
const cardSkeletons = ['first', 'second'].map((key) => (
  <li key={key} className={styles.room} aria-hidden="true">
    <Skeleton blockSize="100%" />
  </li>
));
