import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ownPath } from '../../../domain/session/return-to.ts';
import { BackLink } from '../../shell/account/back-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CheckoutView } from '../form/checkout-view.tsx';
import type { CreditPresenter } from './credit-presenter.ts';

/** Adds wallet balance. */
export const CreditPage = observer(({ presenter }: { presenter: CreditPresenter }) => {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { checkout, offers, loadable, load, product, isProfileLoaded, isGuided, setMissingCents } = presenter;
  const { state } = loadable;
  useEffect(() => {
    if (!isGuided) void load();
  }, [isGuided, load]);
  const returnPath = parameters.get('returnTo');
  const credits = Number(parameters.get('credits'));
  useEffect(() => presenter.suggest(credits), [presenter, credits]);
  const missing = Number(parameters.get('missing'));
  useEffect(
    () => setMissingCents(Number.isInteger(missing) && missing > 0 ? missing : 0),
    [setMissingCents, missing],
  );
  const reason = isGuided ? t('balance:guardian') : offers?.length === 0 && t('balance:none');
  if (isProfileLoaded && reason) {
    return (
      <Notice title={t('balance:title')} text={reason}>
        <title>{t('common.pageTitle', { title: t('balance:title') })}</title>
        <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
      </Notice>
    );
  }
  if (state.kind === 'failed')
    return <FailureNotice replacesPage failure={state.failure} onRetry={() => void load()} />;
  return (
    <CheckoutView
      checkout={checkout}
      title={t('balance:title')}
      back={<BackLink to="/account/payment-methods">{t('balance:back')}</BackLink>}
      product={product}
      isProfileLoaded={isProfileLoaded}
      selection={{ kind: 'credit', presenter }}
      continuePath={returnPath === null ? null : ownPath(returnPath)}
      onRefresh={() => void load()}
    />
  );
});
