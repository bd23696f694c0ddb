import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import { ownPlace } from '../../../domain/session/return-to.ts';
import { subscriptionLabel } from '../../i18n/format-plan-period.ts';
import { useStarted } from '../../shell/lists/use-started.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CheckoutView } from '../form/checkout-view.tsx';
import type { SubscriptionPresenter } from './subscription-presenter.ts';

/** Where a plan is subscribed to. */
export const SubscriptionPage = observer(({ presenter }: { presenter: SubscriptionPresenter }) => {
  const { t } = useTranslation();
  const { plan, period, goesOnTo, choose } = useWantedPlan();
  const { list, desk, ordered, isKnown, profileFailure, isUnknown } = presenter;
  useEffect(() => presenter.want(plan, period), [presenter, plan, period]);
  useStarted(list);
  if (list.failure)
    return <FailureNotice replacesPage failure={list.failure} onRetry={() => void list.more()} />;
  if (!isKnown && profileFailure) {
    return <FailureNotice replacesPage failure={profileFailure} onRetry={() => void presenter.retry()} />;
  }
  if (isUnknown) {
    return (
      <Notice title={t('subscription:title')} text={t('subscription:unknown')}>
        <title>{t('common.pageTitle', { title: t('subscription:title') })}</title>
        <ButtonLink to="/plans">{t('subscription:all')}</ButtonLink>
      </Notice>
    );
  }
  const look = (chosen: OfferedPlan, days: number) => {
    // At once: the address follows.
    presenter.want(chosen.slug, days);
    choose(chosen, days);
  };
  return (
    <CheckoutView
      desk={desk}
      title={t('subscription:title')}
      ordered={ordered}
      isKnown={isKnown}
      instead={presenter.hindrance ? <Hindered presenter={presenter} /> : null}
      sold={{
        kind: 'plan',
        presenter,
        onChoose: look,
      }}
      onOther={(merchandiseId) => {
        const sold = presenter.offerOf(merchandiseId);
        if (sold) look(sold.plan, sold.days);
      }}
      goesOnTo={goesOnTo}
      onRefresh={() => void presenter.refresh()}
    />
  );
});

/** What the address says of it. */
function useWantedPlan() {
  const [parameters, setParameters] = useSearchParams();
  const days = Number(parameters.get('period'));
  const from = parameters.get('returnTo');
  return {
    plan: parameters.get('plan'),
    period: Number.isInteger(days) && days > 0 ? days : null,
    goesOnTo: from === null ? null : ownPlace(from),
    choose: ({ slug }: Pick<OfferedPlan, 'slug'>, period: number) =>
      setParameters(
        (now) => {
          now.set('plan', slug);
          now.set('period', String(period));
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** Why this reader is not sold a plan, and the way to the one that is theirs. */
const Hindered = observer(({ presenter }: { presenter: SubscriptionPresenter }) => {
  const { t } = useTranslation();
  const { hindrance, running, scheduled } = presenter;
  const own = hindrance === 'scheduled' ? scheduled : running;
  const plan = own ? subscriptionLabel(t, own) : '';
  return (
    <Notice
      title={t('subscription:title')}
      text={t(`subscription:hindered.${hindrance ?? 'guardian'}`, { plan })}
    >
      {hindrance !== 'guardian' && <ButtonLink to="/account/plan">{t('subscription:mine')}</ButtonLink>}
      <ButtonLink to="/catalog" variant="outlined">
        {t('common.toCatalog')}
      </ButtonLink>
    </Notice>
  );
});
