import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { subscriptionLabel } from '../../i18n/format-plan-period.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { SubscriptionPresenter } from './subscription-presenter.ts';

/** Says why this reader cannot buy a plan, with a link to the current one. */
export const BlockedNotice = observer(({ presenter }: { presenter: SubscriptionPresenter }) => {
  const { t } = useTranslation();
  const { obstacle, running, scheduled } = presenter;
  const blockingSubscription = obstacle === 'scheduled' ? scheduled : running;
  const plan = blockingSubscription ? subscriptionLabel(t, blockingSubscription) : '';
  return (
    <Notice
      title={t('subscription:title')}
      text={t(`subscription:obstacles.${obstacle ?? 'guardian'}`, { plan })}
    >
      {obstacle === 'guardian' ? (
        <ButtonLink to="/plans">{t('subscription:all')}</ButtonLink>
      ) : (
        <ButtonLink to="/account/plan">{t('subscription:mine')}</ButtonLink>
      )}
      <ButtonLink to="/catalog" variant="outlined">
        {t('common.toCatalog')}
      </ButtonLink>
    </Notice>
  );
});
