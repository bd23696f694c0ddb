import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { ListTransactions } from '../../../application/checkout/list-transactions.ts';
import { type OrderItem, type PixInfo, type Purchase, pixInfoOf } from '../../../domain/checkout/order.ts';
import {
  purchaseOf,
  type Transaction,
  type TransactionStatus,
} from '../../../domain/checkout/transaction.ts';
import type { Failure } from '../../../domain/failure.ts';
import { defaultPageSize } from '../../../domain/slice.ts';
import { EndlessList } from '../../shell/lists/endless-list.ts';
import type { ModalsPresenter } from '../../shell/modals/modals-presenter.ts';
import type { AccountReload } from '../../shell/profile/account-reload.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { isUnknownOrder } from '../order/order-state.ts';
import { pollOrder, type SettledStatus } from '../order/poll-order.ts';
import { shareRequests } from '../order/share-requests.ts';
import type { PayingPixProps } from './paying-pix.tsx';

/** A payment whose Pix is shown. */
export interface PendingPix {
  readonly transaction: Transaction;
  readonly pix: PixInfo;
  /** Why the last status request failed. It is repeated. */
  readonly failure: Failure | null;
}

interface HistoryDependencies {
  readonly listTransactions: ListTransactions;
  readonly followOrder: FollowOrder;
  readonly account: AccountReload;
  readonly session: Pick<SessionPresenter, 'user'>;
  readonly modals: ModalsPresenter;
  readonly pixPanel: Lazy<ComponentType<PayingPixProps>>;
}

/** The payments of a reader, newest first. A pending Pix can be paid here. */
export class HistoryPresenter {
  list: EndlessList<Transaction>;
  shownPix: PendingPix | null = null;
  /** The payments that were settled while they were followed here, by id. */
  settledTransactions: ReadonlyMap<string, Transaction> = new Map();
  /** The last outcome, which is announced. */
  lastSettledStatus: SettledStatus | null = null;
  readonly pixPanel: Lazy<ComponentType<PayingPixProps>>;
  readonly #dependencies: HistoryDependencies;
  readonly #shareRequest = shareRequests<TransactionStatus | null>();

  constructor(dependencies: HistoryDependencies) {
    this.#dependencies = dependencies;
    this.pixPanel = dependencies.pixPanel;
    this.list = this.#createList();
    makeAutoObservable(
      this,
      { list: observableRef, shownPix: observableRef, settledTransactions: observableRef, pixPanel: false },
      { autoBind: true },
    );
  }

  /** Loads the list again at each visit, because there may be new payments. */
  start(): () => void {
    void this.list.start();
    return this.stop;
  }

  /** Forgets the list, so that the next visit does not begin with payments that have changed since. */
  stop(): void {
    this.close();
    this.list = this.#createList();
    this.settledTransactions = new Map();
    this.lastSettledStatus = null;
  }

  /** A payment of the list as the service reported it last. */
  latestOf(transaction: Transaction): Transaction {
    return this.settledTransactions.get(transaction.id) ?? transaction;
  }

  /** The status that the service reports. With a wrong device clock, a valid Pix could seem expired. */
  statusOf(transaction: Transaction): TransactionStatus {
    return this.latestOf(transaction).status;
  }

  canPay(transaction: Transaction): boolean {
    return transaction.pixCode !== null && this.statusOf(transaction) === 'waiting';
  }

  get hasPayablePix(): boolean {
    return this.list.items.some((each) => this.canPay(each));
  }

  /** Opens the receipt, which names the reader. */
  showReceipt(transaction: Transaction): void {
    const { session, modals } = this.#dependencies;
    const { user } = session;
    const fullName = [user?.name, user?.surname].filter(Boolean).join(' ');
    modals.open('RECEIPT', {
      transaction: this.latestOf(transaction),
      buyer: fullName || (user?.username ?? ''),
      ...(this.canPay(transaction) && { onPay: () => this.showPix(transaction) }),
    });
  }

  /** Shows the Pix of a transaction until `close`. Ignored if it can no longer be paid. */
  showPix(transaction: Transaction): void {
    if (!this.canPay(transaction)) return;
    this.lastSettledStatus = null;
    const pix = pixInfoOf(pendingPurchaseOf(transaction));
    this.shownPix = pix && { transaction, pix, failure: null };
  }

  close(): void {
    this.shownPix = null;
  }

  /** Polls the shown payment until the returned function is called. */
  watch(): () => void {
    const { shownPix } = this;
    if (!shownPix) return () => {};
    return pollOrder({
      requestStatus: () => this.#requestStatus(),
      onSettled: (status) => void this.#settle(status),
      // The list does not contain the link to the bank.
      startsImmediately: true,
    });
  }

  /** Returns the status of the payment, or null if it is unknown. If the service does not know it, the Pix is closed. */
  #requestStatus(): Promise<TransactionStatus | null> {
    const { shownPix } = this;
    if (!shownPix) return Promise.resolve(null);
    const { transaction } = shownPix;
    return this.#shareRequest(transaction.id, async () => {
      const outcome = await this.#dependencies.followOrder.execute(itemOf(transaction), transaction.id);
      if (this.shownPix?.transaction.id !== transaction.id) return null;
      runInAction(() => {
        const failure = outcome.ok ? null : outcome.failure;
        const bankAddress = outcome.ok ? outcome.value.approvalAddress : shownPix.pix.bankAddress;
        const pix = { ...shownPix.pix, bankAddress };
        this.shownPix = failure && isUnknownOrder(failure) ? null : { ...shownPix, pix, failure };
        if (outcome.ok && outcome.value.status !== 'waiting')
          this.settledTransactions = new Map([...this.settledTransactions, [transaction.id, outcome.value]]);
      });
      return outcome.ok ? outcome.value.status : null;
    });
  }

  async #settle(status: SettledStatus): Promise<void> {
    const { shownPix } = this;
    if (!shownPix) return;
    runInAction(() => {
      this.lastSettledStatus = status;
      this.shownPix = null;
    });
    if (status === 'paid') await this.#dependencies.account.reload(shownPix.transaction.item.type);
  }

  #createList(): EndlessList<Transaction> {
    return new EndlessList((slice) => this.#dependencies.listTransactions.execute(slice), defaultPageSize);
  }
}

const pendingPurchaseOf = (transaction: Transaction): Purchase =>
  purchaseOf({ ...transaction, pixQrCodeImg: null, approvalAddress: null }, 'waiting');

/** The ordered item, reduced to what the key of its purchase intent needs, because the history contains no offers. */
function itemOf({ item, amount }: Transaction): OrderItem {
  if (item.type === 'credits') {
    return { type: item.type, quantity: item.credits ?? 0, salePrice: amount };
  }
  return { type: item.type, id: item.issueId ?? item.slug ?? '', merchandiseId: '', quantity: 1 };
}
