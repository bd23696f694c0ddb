import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { capitalizeName } from '../../domain/operator-link/operator-link.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlansPresenter } from './plans-presenter.ts';

/** A plan of an operator, which is not sold here. */
export const OperatorPlan = observer(
  ({ plan, presenter }: { plan: OfferedPlan; presenter: PlansPresenter }) => {
    const { t } = useTranslation();
    const name = capitalizeName(plan.provider ?? '');
    return (
      <PlanCard
        name={plan.name}
        note={t('plans:broughtBy', { name })}
        tag={presenter.statusOf(plan) === 'running' ? t('plans:yours') : null}
        description={plan.description}
        features={plan.features}
        action={<OperatorPlanAction name={name} presenter={presenter} />}
      />
    );
  },
);

const OperatorPlanAction = observer(({ name, presenter }: { name: string; presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  if (presenter.isProfileLoading) return <Skeleton blockSize="44px" />;
  if (!presenter.isProfileSettled) return null;
  if (presenter.running || presenter.obstacle) return null;
  return presenter.mayReactivate ? (
    <ButtonLink to="/sva/reactivation" variant="outlined">
      {t('shell.reactivate')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/auth/external" variant="outlined">
      {t('plans:customer', { name })}
    </ButtonLink>
  );
});
