import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { ListTransactions } from '../../../application/checkout/list-transactions.ts';
import type { WithdrawPurchase } from '../../../application/checkout/withdraw-purchase.ts';
import type { Withdrawal } from '../../../application/ports/checkout/subscriptions.ts';
import { type OrderItem, type PixInfo, type Purchase, pixInfoOf } from '../../../domain/checkout/order.ts';
import {
  purchaseOf,
  type Transaction,
  type TransactionStatus,
} from '../../../domain/checkout/transaction.ts';
import type { Failure } from '../../../domain/failure.ts';
import { defaultPageSize } from '../../../domain/slice.ts';
import { EndlessList } from '../../shell/lists/endless-list.ts';
import type { ConfirmPresenter } from '../../shell/modals/confirm-presenter.ts';
import type { ModalsPresenter } from '../../shell/modals/modals-presenter.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { AccountReload } from '../../shell/profile/account-reload.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
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
  readonly withdrawPurchase: WithdrawPurchase;
  readonly profile: Pick<ReaderProfilePresenter, 'reader'>;
  readonly confirm: ConfirmPresenter;
  readonly notifications: NotificationsPresenter;
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
  /** The last withdrawal, which is announced. */
  lastWithdrawal: Withdrawal | null = null;
  isWithdrawing = false;
  readonly pixPanel: Lazy<ComponentType<PayingPixProps>>;
  readonly #dependencies: HistoryDependencies;
  readonly #shareRequest = shareRequests<TransactionStatus | null>();

  constructor(dependencies: HistoryDependencies) {
    this.#dependencies = dependencies;
    this.pixPanel = dependencies.pixPanel;
    this.list = this.#createList();
    makeAutoObservable(
      this,
      {
        list: observableRef,
        shownPix: observableRef,
        settledTransactions: observableRef,
        lastWithdrawal: observableRef,
        pixPanel: false,
      },
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
    this.lastWithdrawal = null;
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
      ...(this.latestOf(transaction).withdrawal?.state === 'open' && {
        onWithdraw: (question: ConfirmQuestion) => void this.withdraw(transaction, question),
      }),
    });
  }

  /** Withdraws a purchase after the reader has confirmed it. */
  async withdraw(transaction: Transaction, question: ConfirmQuestion): Promise<void> {
    const { confirm, withdrawPurchase, profile, notifications, account } = this.#dependencies;
    if (this.isWithdrawing || !(await confirm.ask(question))) return;
    runInAction(() => {
      this.isWithdrawing = true;
      this.lastSettledStatus = null;
      this.lastWithdrawal = null;
    });
    const outcome = notifications.report(await withdrawPurchase.execute(transaction.id, profile.reader));
    const { method, item } = transaction;
    // After a failure the list may be outdated, for example because another tab withdrew the purchase.
    await Promise.all([
      this.#refresh(transaction),
      outcome.ok && account.reload(item.type, method === 'balance'),
    ]);
    runInAction(() => {
      this.isWithdrawing = false;
      if (outcome.ok) this.lastWithdrawal = outcome.value;
    });
  }

  async #refresh(transaction: Transaction): Promise<void> {
    const latest = await this.#dependencies.followOrder.execute(itemOf(transaction), transaction.id);
    if (latest.ok) runInAction(() => this.#keepLatest(latest.value));
  }

  #keepLatest(transaction: Transaction): void {
    this.settledTransactions = new Map([...this.settledTransactions, [transaction.id, transaction]]);
  }

  /** Shows the Pix of a transaction until `close`. Ignored if it can no longer be paid. */
  showPix(transaction: Transaction): void {
    if (!this.canPay(transaction)) return;
    this.lastSettledStatus = null;
    this.lastWithdrawal = null;
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
        if (outcome.ok && outcome.value.status !== 'waiting') this.#keepLatest(outcome.value);
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
