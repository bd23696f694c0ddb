import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedeemedVoucher } from '../../domain/vouchers/voucher.ts';
import { formatDate } from '../i18n/format-date.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Sentinel } from '../ui/sentinel/sentinel.tsx';
import { LoadingStatus, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { benefitText } from './benefit-text.ts';
import styles from './voucher-page.module.css';

interface RedeemedListProps {
  readonly list: EndlessList<RedeemedVoucher>;
  /** False until the list may be loaded. */
  readonly canLoad: boolean;
}

/** Redeemed vouchers, newest first. */
export const RedeemedList = observer(({ list, canLoad }: RedeemedListProps) => {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    if (canLoad) void list.start();
  }, [list, canLoad]);
  const loadMore = useCallback(() => void list.loadMore(), [list]);
  const isWaiting = list.items.length === 0 && !list.failure && !list.isEmpty;
  return (
    <section className={styles.before} aria-labelledby="voucher-before">
      <h2 id="voucher-before">{t('voucher:redeemedTitle')}</h2>
      <LoadingStatus isLoading={isWaiting} />
      {isWaiting && <SkeletonLines count={2} />}
      {list.isEmpty && <p className={styles.hint}>{t('voucher:none')}</p>}
      {list.items.length > 0 && (
        <ul className={styles.redeemed}>
          {list.items.map(({ voucher, redeemedAt }) => (
            <li key={`${voucher.id} ${redeemedAt}`}>
              <span>{benefitText(t, voucher.benefit, i18n.language)}</span>
              <time dateTime={redeemedAt} className={styles.hint}>
                {formatDate(new Date(redeemedAt), 'day-month-year', i18n.language)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {list.failure && <FailureNotice failure={list.failure} onRetry={loadMore} />}
      {list.items.length > 0 && list.hasNext && !list.failure && (
        <Sentinel onReach={loadMore} isLoading={list.isLoading} />
      )}
    </section>
  );
});
