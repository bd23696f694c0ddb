import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../shell/profile/account-frame.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Sentinel } from '../ui/sentinel/sentinel.tsx';
import { LoadingStatus } from '../ui/skeleton/skeleton.tsx';
import styles from './acquisitions-page.module.css';
import type { AcquisitionsPresenter } from './acquisitions-presenter.ts';
import { ExpiredIssue, ReadableIssue } from './owned-issue.tsx';

/** Covers that a first screen can show. They are loaded with high priority. */
const firstScreenCount = 6;

/** The issues that a reader has bought or rented. Expired rentals have a section of their own. */
export const AcquisitionsPage = observer(({ presenter }: { presenter: AcquisitionsPresenter }) => {
  const { t } = useTranslation();
  const { list, readable, expired } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  const loadMore = useCallback(() => void list.loadMore(), [list]);
  const isWaiting = list.items.length === 0 && !list.failure && !list.isEmpty;

  return (
    <AccountFrame title={t('acquisitions:title')} isWide>
      <LoadingStatus isLoading={isWaiting} />
      {list.isEmpty && (
        <Notice text={t('acquisitions:empty')}>
          <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
        </Notice>
      )}
      {(isWaiting || readable.length > 0) && (
        <CardGrid>
          {readable.map((owned, index) => (
            <ReadableIssue
              key={owned.issue.id}
              owned={owned}
              timeLeft={presenter.timeLeftOf(owned)}
              isUrgent={index < firstScreenCount}
            />
          ))}
          {isWaiting && <CardSkeletons count={6} />}
        </CardGrid>
      )}
      {expired.length > 0 && (
        <section className={styles.expired} aria-labelledby="expired-rents">
          <h2 id="expired-rents">{t('acquisitions:expired')}</h2>
          <CardGrid>
            {expired.map((owned) => (
              <ExpiredIssue key={owned.issue.id} owned={owned} />
            ))}
          </CardGrid>
        </section>
      )}
      {list.failure && <FailureNotice failure={list.failure} onRetry={loadMore} />}
      {list.items.length > 0 && list.hasNext && !list.failure && (
        <Sentinel onReach={loadMore} isLoading={list.isLoading} />
      )}
    </AccountFrame>
  );
});
