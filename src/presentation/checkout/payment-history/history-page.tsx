import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatPrice } from '../../i18n/format-price.ts';
import { AccountFrame } from '../../shell/account/account-frame.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { runWhenIdle } from '../../ui/prefetch/run-when-idle.ts';
import { Sentinel } from '../../ui/sentinel/sentinel.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './history-page.module.css';
import type { HistoryPresenter } from './history-presenter.ts';
import { useTransactionColumns } from './transaction-columns.tsx';

/** The payments of a reader. A pending Pix can be paid here. */
export const HistoryPage = observer(({ presenter }: { presenter: HistoryPresenter }) => {
  const { t, i18n } = useTranslation();
  const { list, lastSettledStatus, lastWithdrawal } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  useLinkedReceipt(presenter);
  const loadMore = useCallback(() => void list.loadMore(), [list]);
  const columns = useTransactionColumns(presenter);
  const isWaiting = list.items.length === 0 && !list.failure && !list.isEmpty;

  return (
    <AccountFrame title={t('paymentHistory:title')} isWide>
      <LoadingStatus isLoading={isWaiting} />
      <p role="status" className={styles.settled} data-settled={lastSettledStatus}>
        {lastSettledStatus && t(`paymentHistory:settled.${lastSettledStatus}`)}
        {lastWithdrawal &&
          t('paymentHistory:withdrawal.done', {
            amount: formatPrice(lastWithdrawal.amount, lastWithdrawal.currency, i18n.language),
            where: t(`paymentHistory:withdrawal.where.${lastWithdrawal.method}`),
          })}
      </p>
      <PixSection presenter={presenter} />
      {list.isEmpty ? (
        <Notice text={t('paymentHistory:empty')}>
          <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
        </Notice>
      ) : (
        (isWaiting || list.items.length > 0) && (
          <div className={styles.table}>
            <Table
              caption={t('paymentHistory:caption')}
              columns={columns}
              rows={list.items}
              rowKey={({ id }) => id}
              emptyText={t('paymentHistory:empty')}
              isLoading={isWaiting || list.isLoading}
            />
          </div>
        )
      )}
      {list.failure && <FailureNotice failure={list.failure} onRetry={loadMore} />}
      {list.items.length > 0 && list.hasNext && !list.failure && (
        <Sentinel onReach={loadMore} isLoading={list.isLoading} />
      )}
    </AccountFrame>
  );
});

/** Opens the receipt whose id is in the address, if its payment is among the newest. */
function useLinkedReceipt(presenter: HistoryPresenter): void {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('receipt');
  const { items } = presenter.list;
  const isLoaded = items.length > 0;
  const open = useEffectEvent((receiptId: string) => {
    const transaction = items.find((each) => each.id === receiptId);
    if (transaction) presenter.showReceipt(transaction);
    // The receipt is not opened again after a reload.
    setParameters(
      (current) => {
        current.delete('receipt');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (id !== null && isLoaded) open(id);
  }, [id, isLoaded]);
}

/** Shows the Pix that is being paid. Its code is preloaded if the list has a payable Pix. */
const PixSection = observer(({ presenter }: { presenter: HistoryPresenter }) => {
  const { shownPix, pixPanel, hasPayablePix } = presenter;
  useEffect(
    () => (hasPayablePix ? runWhenIdle(() => void pixPanel.fetch()) : undefined),
    [pixPanel, hasPayablePix],
  );
  if (!shownPix) return null;
  return (
    <LazyPart lazy={pixPanel} placeholder={<Skeleton blockSize="20rem" />}>
      {(PayingPix) => <PayingPix key={shownPix.transaction.id} presenter={presenter} shownPix={shownPix} />}
    </LazyPart>
  );
});
