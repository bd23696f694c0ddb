import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { returningTo } from '../../domain/session/return-to.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlansPresenter } from './plans-presenter.ts';

/** The plan of readers without a subscription. No service lists it. */
export const FreePlan = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  return (
    <PlanCard
      name={t('plans:free.name')}
      description={t('plans:free.description')}
      features={[t('plans:free.places'), t('plans:free.favourites')]}
      action={
        presenter.isVisitor ? (
          <ButtonLink to={returningTo('/auth/signup', '/plans')} variant="outlined">
            {t('shell.signUp')}
          </ButtonLink>
        ) : null
      }
    />
  );
});
