import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { failureText } from '../../i18n/failure-text.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import { isFinal } from '../../shell/catalogue/final-failures.ts';
import { loadedValueOf, loadFailureOf } from '../../shell/loading/loadable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CheckoutSkeleton } from '../form/checkout-skeleton.tsx';
import { CheckoutView } from '../form/checkout-view.tsx';
import type { AcquisitionPresenter } from './acquisition-presenter.ts';

export const AcquisitionPage = observer(({ presenter }: { presenter: AcquisitionPresenter }) => {
  const { t } = useTranslation(undefined, withLaterTexts);
  const { slug = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const selectedId = parameters.get('merchandise');
  useEffect(() => void presenter.open(slug), [presenter, slug]);
  useEffect(() => presenter.select(selectedId), [presenter, selectedId]);
  const { checkout, viewer, gate, loadable, profileFailure, isProfileLoaded } = presenter;
  const state = loadable.stateOf(slug);
  const [issue, failure] = [loadedValueOf(state), loadFailureOf(state)];
  const title = t(`acquisition:title.${presenter.offeredKind}`);
  if (failure && isFinal(failure)) {
    return (
      <Notice title={title} text={failureText(t, failure)}>
        <title>{t('common.pageTitle', { title })}</title>
        <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
      </Notice>
    );
  }
  if (failure && !issue)
    return <FailureNotice replacesPage failure={failure} onRetry={() => void presenter.load()} />;
  if (!isProfileLoaded && profileFailure) {
    return <FailureNotice replacesPage failure={profileFailure} onRetry={() => void presenter.retry()} />;
  }
  if (issue && isProfileLoaded && !viewer.maySeeIssue(issue)) {
    return (
      <LazyPart replacesPage lazy={gate} placeholder={<CheckoutSkeleton title={title} />}>
        {(Gate) => <Gate viewer={viewer} rating={issue.parentalRating} headingLevel={1} />}
      </LazyPart>
    );
  }
  const isNotSold = issue !== null && presenter.merchandise === null;
  const choose = (merchandise: string) => {
    // Selects at once, because the address changes a moment later.
    presenter.select(merchandise);
    setParameters(
      (current) => {
        current.set('merchandise', merchandise);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const notSoldNotice = (
    <LazyPart replacesPage lazy={presenter.notSold} placeholder={<CheckoutSkeleton title={title} />}>
      {(NotSoldNotice) => <NotSoldNotice presenter={presenter} onChoose={choose} />}
    </LazyPart>
  );
  if (isProfileLoaded && isNotSold) return notSoldNotice;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={() => void presenter.refresh()} />}
      <CheckoutView
        checkout={checkout}
        title={title}
        product={issue && presenter.product}
        isProfileLoaded={isProfileLoaded}
        replacement={presenter.existingAccess || presenter.isGuided ? notSoldNotice : null}
        selection={{ kind: 'issue', presenter, onChoose: choose }}
        onOtherMerchandise={choose}
        continuePath={null}
        onRefresh={() => void presenter.refresh()}
      />
    </>
  );
});
