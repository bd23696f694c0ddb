import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../domain/account/reader.ts';
import { formatDate } from '../i18n/format-date.ts';
import { subscriptionLabel } from '../i18n/format-plan-period.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './plans-page.module.css';
import type { PlansPresenter } from './plans-presenter.ts';
import { useSubscriptionPath } from './use-subscription-path.ts';

/** The reader's current, next or ended subscription. */
export const OwnPlan = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  const subscriptionPath = useSubscriptionPath();
  const { isProfileSettled, failure, running, scheduled, ended, renewable, mayReactivate } = presenter;
  const { isInGuardianPlan } = presenter;
  const isOnFree = !running && !scheduled && !ended && !isInGuardianPlan;
  return (
    <section className={styles.own} aria-labelledby="own-plan">
      <h2 id="own-plan">
        {t(ended ? 'plans:yourLast' : scheduled && !running ? 'plans:yourNext' : 'plans:yours')}
      </h2>
      {!isProfileSettled && !failure && <SkeletonLines count={2} />}
      {!isProfileSettled && failure && <FailureNotice failure={failure} onRetry={presenter.retry} />}
      {isProfileSettled && (
        <>
          {running && <SubscriptionSummary subscription={running} kind="running" />}
          {scheduled && (
            <SubscriptionSummary subscription={scheduled} kind="scheduled" isSecond={running !== null} />
          )}
          {ended && <SubscriptionSummary subscription={ended} kind="ended" />}
          {isOnFree && <p data-varies-by-reader>{t('plans:onFree')}</p>}
          <GuardianNote presenter={presenter} />
          {ended && renewable && (
            <p>
              <ButtonLink to={subscriptionPath(renewable, ended.cycleDurationInDays)} size="small">
                {t('plans:renew')}
              </ButtonLink>
            </p>
          )}
          {mayReactivate && (
            <p>
              <ButtonLink to="/sva/reactivation" variant="outlined" size="small">
                {t('shell.reactivate')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  );
});

/** Says whose plan a guided account reads by, and that its guardian can change it. */
const GuardianNote = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  const { isGuided, isInGuardianPlan, running, scheduled } = presenter;
  if (!isGuided) return null;
  if (isInGuardianPlan) return <p data-varies-by-reader>{t('plans:guided.included')}</p>;
  return <p>{t(running || scheduled ? 'plans:guided.covered' : 'plans:guided.ask')}</p>;
});

interface SubscriptionSummaryProps {
  readonly subscription: Subscription;
  readonly kind: 'running' | 'scheduled' | 'ended';
  /** True if the heading belongs to another subscription. */
  readonly isSecond?: boolean;
}

function SubscriptionSummary({ subscription, kind, isSecond = false }: SubscriptionSummaryProps) {
  const { t, i18n } = useTranslation();
  const { startsAt, expiresAt, hasAutoRenewal } = subscription;
  const dateOf = (instant: string) => ({
    date: formatDate(new Date(instant), 'day-month-year', i18n.language),
  });
  const text = () => {
    if (kind === 'scheduled') return t('plans:begins', dateOf(startsAt));
    if (!expiresAt) return t('plans:endless');
    if (kind === 'ended') return t('plans:ended', dateOf(expiresAt));
    return t(hasAutoRenewal ? 'plans:renews' : 'plans:lasts', dateOf(expiresAt));
  };
  return (
    <p>
      {isSecond && `${t('plans:yourNext')} – `}
      <strong>{subscriptionLabel(t, subscription)}</strong>
      {text()}
    </p>
  );
}
