import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../domain/failure.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import { failureText } from '../i18n/failure-text.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import { isFinal } from '../shell/catalogue/final-failures.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';
import styles from './reader-page.module.css';

interface OpeningFailureProps {
  readonly failure: Failure;
  readonly slug: string | null;
  readonly viewer: IssueViewer;
  readonly onRetry: () => void;
}

/** Shown instead of a comic that could not be opened: the reason, and what to do. */
export const OpeningFailure = observer(({ failure, slug, viewer, onRetry }: OpeningFailureProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const needsEntitlement = failure.code === 'USER.NO_ACCESS';
  const canSubscribe = needsEntitlement && viewer.sellsPlans;
  const needsSignIn = failure.code === 'USER.AGE_NEEDS_ACCOUNT';
  const isClosed = failure.code === 'USER.OUTSIDE_HOURS';
  const isFinalFailure = needsEntitlement || needsSignIn || isClosed || isFinal(failure);
  useWhenOnline(() => !isFinalFailure && onRetry());
  const isBlocked = failure.code === 'USER.BLOCKED_CONTENT';
  const title = t(isBlocked ? 'gate:blocked' : isClosed ? 'reader:closed' : 'reader:openingFailed');
  const text = () => {
    if (isClosed && viewer.closedUntil !== null) return t('reader:closedUntil', { time: viewer.closedUntil });
    if (isBlocked) return t(viewer.isGuided ? 'gate:guided' : 'gate:underage');
    // The service's message is about the address, which the reader did not write.
    if (failure.code === 'REQUEST.INVALID') return failureText(t, { ...failure, code: 'ISSUE.NOT_FOUND' });
    return failureText(t, failure);
  };
  return (
    <div className={styles.message}>
      <title>{t('common.pageTitle', { title })}</title>
      <Notice title={title} text={text()} isAlert replacesPage>
        {needsSignIn && (
          <ButtonLink to={returningTo('/auth/login', pathname)}>{t('reader:signIn')}</ButtonLink>
        )}
        {slug && <ButtonLink to={`/issue/${slug}`}>{t('reader:toIssue')}</ButtonLink>}
        {canSubscribe && <ButtonLink to="/plans">{t('reader:toPlans')}</ButtonLink>}
        {!isFinalFailure && <Button onClick={onRetry}>{t('common.retry')}</Button>}
        <ButtonLink
          variant={isFinalFailure && !canSubscribe && !needsSignIn && !slug ? 'primary' : 'outlined'}
          to="/catalog"
        >
          {t('reader:toCatalog')}
        </ButtonLink>
      </Notice>
    </div>
  );
});
