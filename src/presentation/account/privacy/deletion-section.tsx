import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { GuidedNote } from '../../shell/account/account-frame.tsx';
import type { AccountOwner } from '../../shell/account/account-owner.ts';
import { Button } from '../../ui/button/button.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { DeletionNotice } from '../deletion-notice.tsx';
import type { DeletionPresenter } from './deletion-presenter.ts';
import { PrivacyFailure } from './privacy-failure.tsx';
import styles from './privacy-page.module.css';

/** The deletion of the account, with what the reader loses. */
export const DeletionSection = observer(({ presenter }: { presenter: DeletionPresenter }) => {
  const { t, i18n } = useTranslation();
  const { owner, failure, isScheduling, cancellation } = presenter;
  const heading = useRef<HTMLHeadingElement>(null);
  const schedule = async () => {
    const amount = creditsTextOf(owner, i18n.language);
    const isScheduled = await presenter.schedule({
      title: t('privacy:deleteTitle'),
      message: [t('privacy:deleteMessage'), amount && t('privacy:deleteCredits', { amount })]
        .filter((text) => text !== null)
        .join(' '),
      confirm: amount ? t('privacy:deleteCreditsConfirm', { amount }) : t('privacy:deleteConfirm'),
      isDanger: true,
    });
    // The focused button disappears.
    if (isScheduled) heading.current?.focus();
  };
  const isScheduled = cancellation.deletionAt !== null;
  return (
    <section className={styles.section} aria-labelledby="delete-title">
      <h2 id="delete-title" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('privacy:delete')}
      </h2>
      <DeletionNotice presenter={cancellation} />
      {!isScheduled && !owner.may('deletion') && <GuidedNote />}
      {!isScheduled && owner.may('deletion') && (
        <>
          <p>{t('privacy:deleteHint')}</p>
          <Consequences presenter={presenter} />
          <p>
            {t('privacy:withdrawals')}{' '}
            <ScreenLink to="/account/general/payment-history" className={styles.link ?? ''}>
              {t('accountFrame:sections.history')}
            </ScreenLink>
            .
          </p>
          <PrivacyFailure failure={failure} owner={owner} />
          <div>
            <Button variant="danger" isLoading={isScheduling} onClick={() => void schedule()}>
              {t('privacy:deleteAccount')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
});

/** The credits that are lost. Null without any. */
const creditsTextOf = ({ user, reader }: AccountOwner, language: string): string | null =>
  user && user.balance > 0 ? formatPrice(user.balance, reader?.currency ?? 'BRL', language) : null;

const Consequences = observer(({ presenter }: { presenter: DeletionPresenter }) => {
  const { t, i18n } = useTranslation();
  const { owner, subscription, scheduledSubscription } = presenter;
  const dateText = (instant: string) => formatDate(new Date(instant), 'day-month-year', i18n.language);
  const amount = creditsTextOf(owner, i18n.language);
  const endsAt = subscription?.expiresAt;
  return (
    <ul className={styles.consequences}>
      {subscription && (
        <li>
          {endsAt
            ? t('privacy:loses.planUntil', {
                plan: subscription.plan.name,
                date: dateText(endsAt),
              })
            : t('privacy:loses.plan', { plan: subscription.plan.name })}
        </li>
      )}
      {scheduledSubscription && (
        <li>
          {t('privacy:loses.scheduledPlan', {
            plan: scheduledSubscription.plan.name,
            date: dateText(scheduledSubscription.startsAt),
          })}
        </li>
      )}
      {amount !== null && <li>{t('privacy:loses.credits', { amount })}</li>}
      <li>{t('privacy:loses.purchases')}</li>
      <li>{t('privacy:loses.readings')}</li>
      <li>{t('privacy:loses.guided')}</li>
      <li>{t('privacy:loses.kept')}</li>
    </ul>
  );
});
