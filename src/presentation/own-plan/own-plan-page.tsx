import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { planLabel } from '../i18n/format-plan-period.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { AccountFrame, GuidedNote } from '../shell/account/account-frame.tsx';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { LoadingStatus, Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './own-plan-page.module.css';
import type { OwnPlanPresenter } from './own-plan-presenter.ts';
import { PlanSheet } from './plan-sheet.tsx';

/** The reader's current, next or ended plan, with actions to change or end it. */
export const OwnPlanPage = observer(({ presenter }: { presenter: OwnPlanPresenter }) => {
  const { t } = useTranslation();
  const { subscriptions, formFailure, mayEnd } = presenter;
  const { reader, failure, running, scheduled, ended, offered } = subscriptions;
  useEffect(() => presenter.start(), [presenter]);
  useEffect(() => void offered.start(), [offered]);
  useEffect(() => {
    if (mayEnd) void presenter.load();
  }, [mayEnd, presenter]);

  return (
    <AccountFrame title={t('ownPlan:title')}>
      <LoadingStatus isLoading={!reader && !failure} />
      <WithdrawalNote presenter={presenter} />
      {!reader && !failure && <Skeleton blockSize="300px" />}
      {!reader && failure && <FailureNotice failure={failure} onRetry={subscriptions.retry} />}
      {reader && (
        <>
          {subscriptions.isGuided && <GuidedNote />}
          <FormFailureNote failure={formFailure} />
          <WaitingPix presenter={presenter} />
          {running && <PlanSheet subscription={running} kind="running" presenter={presenter} />}
          {scheduled && <PlanSheet subscription={scheduled} kind="scheduled" presenter={presenter} />}
          {subscriptions.isInGuardianPlan && <GuardianPlan />}
          {!running && !scheduled && !subscriptions.isInGuardianPlan && <FreePlan presenter={presenter} />}
          {ended && <PlanSheet subscription={ended} kind="ended" presenter={presenter} />}
          {(running || scheduled) && presenter.failure && (
            <FailureNotice failure={presenter.failure} onRetry={() => void presenter.load()} />
          )}
        </>
      )}
    </AccountFrame>
  );
});

/** A plan order that waits for its Pix, with a link to pay it. */
const WaitingPix = observer(({ presenter: { waitingPix } }: { presenter: OwnPlanPresenter }) => {
  const { t, i18n } = useTranslation();
  if (!waitingPix) return null;
  const { item, amount, currency } = waitingPix;
  const plan = planLabel(t, item.name ?? '', item.cycleDurationInDays ?? 0);
  return (
    <section className={styles.sheet} data-state="scheduled">
      <p>{t('ownPlan:pixWaits', { plan, amount: formatPrice(amount, currency, i18n.language) })}</p>
      <p className={styles.actions}>
        <ButtonLink to="/account/general/payment-history">{t('ownPlan:payPix')}</ButtonLink>
      </p>
    </section>
  );
});

/** Always rendered, so that screen readers announce its text. */
const WithdrawalNote = observer(({ presenter: { lastWithdrawal } }: { presenter: OwnPlanPresenter }) => {
  const { t, i18n } = useTranslation();
  return (
    <div role="status">
      {lastWithdrawal && (
        <p className={styles.withdrawn}>
          {t('ownPlan:withdrawn', {
            amount: formatPrice(lastWithdrawal.amount, lastWithdrawal.currency, i18n.language),
            where: t(`ownPlan:where.${lastWithdrawal.method}`),
          })}
        </p>
      )}
    </div>
  );
});

/** Shown to a child who reads by the plan of the guardian. */
function GuardianPlan() {
  const { t } = useTranslation();
  return (
    <section className={styles.sheet} aria-labelledby="guardian-plan">
      <p className={styles.kind}>{t('ownPlan:running')}</p>
      <h2 id="guardian-plan">{t('ownPlan:guardianPlan')}</h2>
      <p className={styles.hint}>{t('ownPlan:guardianPlanText')}</p>
    </section>
  );
}

/** Shown to readers without a subscription. */
const FreePlan = observer(({ presenter: { subscriptions } }: { presenter: OwnPlanPresenter }) => {
  const { t } = useTranslation();
  const hasBetter = subscriptions.mayReactivate || subscriptions.renewable !== null;
  return (
    <section className={styles.sheet} aria-labelledby="free-plan">
      <p className={styles.kind}>{t('ownPlan:running')}</p>
      <h2 id="free-plan">{t('ownPlan:free')}</h2>
      <p className={styles.hint}>
        {t(subscriptions.areSold ? 'ownPlan:freeText' : 'ownPlan:freeTextWithoutPlans')}
      </p>
      <p className={styles.actions}>
        {subscriptions.mayReactivate && (
          <ButtonLink to="/sva/reactivation">{t('shell.reactivate')}</ButtonLink>
        )}
        {subscriptions.areSold ? (
          <ButtonLink to="/plans" variant={hasBetter ? 'outlined' : 'primary'}>
            {t('ownPlan:seePlans')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/catalog" variant={hasBetter ? 'outlined' : 'primary'}>
            {t('common.toCatalog')}
          </ButtonLink>
        )}
      </p>
    </section>
  );
});
