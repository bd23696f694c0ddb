import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { currencyOf } from '../../domain/plans/plan-prices.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Price } from '../ui/price/price.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlansPresenter } from './plans-presenter.ts';

/** The plan of readers without a subscription. No service lists it. */
export const FreePlan = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  const { isVisitor, isGuided, isProfileLoading, soldPlans } = presenter;
  return (
    <PlanCard
      name={t('plans:free.name')}
      description={t('plans:free.description')}
      features={[t('plans:free.places'), t('plans:free.favourites')]}
      price={isGuided ? null : <Price cents={0} currency={currencyOf(soldPlans)} size="large" />}
      isPriceHidden={isProfileLoading}
      action={
        isVisitor ? (
          <ButtonLink to={returningTo('/auth/signup', '/plans')} variant="outlined">
            {t('shell.signUp')}
          </ButtonLink>
        ) : null
      }
    />
  );
});
