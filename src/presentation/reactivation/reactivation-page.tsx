import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { failures } from '../../domain/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { formatDate } from '../i18n/format-date.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './reactivation-page.module.css';
import type { ReactivationScreenPresenter, ReactivationState } from './reactivation-screen-presenter.ts';

interface ReactivationPageProps {
  readonly presenter: ReactivationScreenPresenter;
}

/** Reactivates an expired plan of an operator. Redirects readers without an operator link. */
export const ReactivationPage = observer(({ presenter }: ReactivationPageProps) => {
  const { t } = useTranslation();
  const { state } = presenter;
  const title = <title>{t('common.pageTitle', { title: t('reactivation:title') })}</title>;
  switch (state.kind) {
    case 'notLinked':
      return <Navigate to="/" replace />;
    case 'failed':
      return <FailureNotice replacesPage failure={state.failure} onRetry={() => void presenter.retry()} />;
    case 'active':
      return (
        <>
          {title}
          <Notice title={t('reactivation:active')} text={t('reactivation:thanks', { name: state.operator })}>
            <ButtonLink to="/catalog">{t('reactivation:read')}</ButtonLink>
          </Notice>
        </>
      );
    case 'expired':
      return (
        <>
          {title}
          <Expired presenter={presenter} state={state} />
        </>
      );
    default:
      return (
        <div className={styles.page}>
          <LoadingStatus isLoading />
          <SkeletonLines count={5} />
        </div>
      );
  }
});

type ExpiredState = Extract<ReactivationState, { kind: 'expired' }>;

const Expired = observer(({ presenter, state }: ReactivationPageProps & { state: ExpiredState }) => {
  const { t, i18n } = useTranslation();
  const { operator: name, operatorId, expiredAt, mayDecide } = state;
  const { providerButtons } = presenter;
  const isOperatorAway = providerButtons.current?.presenter.offersNoneOf(['operator']);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(expiredAt ? 'reactivation:expired' : 'reactivation:title')}</h1>
      <p>
        {expiredAt
          ? t('reactivation:expiredAt', {
              name,
              date: formatDate(expiredAt, 'day-month-year', i18n.language),
            })
          : t('reactivation:notActive', { name })}
      </p>
      {mayDecide ? (
        <>
          <p>{t('reactivation:how', { name })}</p>
          {isOperatorAway && <p>{t('reactivation:away', { name })}</p>}
          <LazyPart lazy={providerButtons} placeholder={<Skeleton blockSize="44px" />}>
            {({ presenter: providers, View }) => (
              <View
                presenter={providers}
                returnTo="/sva/reactivation"
                only={['operator']}
                onlyId={operatorId}
                purpose="reactivate"
              />
            )}
          </LazyPart>
          <div className={styles.others}>
            <ButtonLink to="/plans" variant="outlined">
              {t('reactivation:plans')}
            </ButtonLink>
            <Button variant="transparent" onClick={presenter.unlink}>
              {t('reactivation:unlink')}
            </Button>
          </div>
        </>
      ) : (
        <p>{failureText(t, failures.parentPermission)}</p>
      )}
    </div>
  );
});
