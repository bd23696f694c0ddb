import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import { ownPath, readIssueId } from '../../../domain/session/return-to.ts';
import { useStartList } from '../../shell/lists/use-start-list.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { lazyComponent } from '../../ui/lazy-loading/lazy-component.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CheckoutSkeleton } from '../form/checkout-skeleton.tsx';
import { CheckoutView } from '../form/checkout-view.tsx';
import type { SubscriptionPresenter } from './subscription-presenter.ts';

/** With the form that it replaces, because most readers may buy a plan. */
const LazyBlockedNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: 'checkout-form' */ './blocked-notice.tsx')).BlockedNotice,
  { placeholder: <CheckoutSkeleton />, replacesPage: true },
);

export const SubscriptionPage = observer(({ presenter }: { presenter: SubscriptionPresenter }) => {
  const { t } = useTranslation();
  const { plan, period, continuePath, choose } = usePlanParameters();
  const { list, checkout, product, isProfileLoaded, profileFailure, isPlanUnknown } = presenter;
  useEffect(() => presenter.select(plan, period), [presenter, plan, period]);
  useStartList(list);
  const issueToReadId = continuePath && readIssueId(continuePath);
  const isPaid = checkout.order.state.kind === 'paid';
  useEffect(() => {
    if (isPaid && issueToReadId) void presenter.loadIssueToRead(issueToReadId);
  }, [presenter, isPaid, issueToReadId]);
  if (list.failure)
    return <FailureNotice replacesPage failure={list.failure} onRetry={() => void list.start()} />;
  if (!isProfileLoaded && profileFailure) {
    return <FailureNotice replacesPage failure={profileFailure} onRetry={() => void presenter.retry()} />;
  }
  if (isPlanUnknown) {
    return (
      <Notice title={t('subscription:title')} text={t('subscription:unknown')}>
        <title>{t('common.pageTitle', { title: t('subscription:title') })}</title>
        <ButtonLink to="/plans">{t('subscription:all')}</ButtonLink>
      </Notice>
    );
  }
  const select = (chosen: OfferedPlan, days: number) => {
    // Selects at once, because the address changes a moment later.
    presenter.select(chosen.slug, days);
    choose(chosen, days);
  };
  return (
    <CheckoutView
      checkout={checkout}
      title={t('subscription:title')}
      product={product}
      isProfileLoaded={isProfileLoaded}
      replacement={presenter.obstacle ? <LazyBlockedNotice presenter={presenter} /> : null}
      selection={{
        kind: 'plan',
        presenter,
        onChoose: select,
      }}
      onOtherMerchandise={(merchandiseId) => {
        const selection = presenter.offerOf(merchandiseId);
        if (selection) select(selection.plan, selection.days);
      }}
      continuePath={continuePath}
      issueToRead={issueToReadId ? presenter.issueToRead : null}
      onRefresh={() => void presenter.refresh()}
    />
  );
});

/** The plan and the period in the address. */
function usePlanParameters() {
  const [parameters, setParameters] = useSearchParams();
  const days = Number(parameters.get('period'));
  const returnPath = parameters.get('returnTo');
  return {
    plan: parameters.get('plan'),
    period: Number.isInteger(days) && days > 0 ? days : null,
    continuePath: returnPath === null ? null : ownPath(returnPath),
    choose: ({ slug }: Pick<OfferedPlan, 'slug'>, period: number) =>
      setParameters(
        (current) => {
          current.set('plan', slug);
          current.set('period', String(period));
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
