import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { ListTransactions } from '../../../application/checkout/list-transactions.ts';
import type { OrderItem } from '../../../domain/checkout/order.ts';
import {
  purchaseOf,
  type Transaction,
  type TransactionStatus,
} from '../../../domain/checkout/transaction.ts';
import { defaultPageSize } from '../../../domain/slice.ts';
import { EndlessList } from '../../shell/lists/endless-list.ts';
import type { AccountReload } from '../../shell/profile/account-reload.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { SettledStatus, WaitingOrder } from '../order/waiting-order.ts';
import type { PayingPixProps } from './paying-pix.tsx';

/** What a reader has paid, the newest first; what waits for its Pix can be paid here. */
export class HistoryPresenter {
  list: EndlessList<Transaction>;
  /** The one whose Pix is shown. */
  paying: Transaction | null = null;
  /** What came of those that were paid here, by their ids. */
  settled: ReadonlyMap<string, SettledStatus> = new Map();
  /** How the last of them ended: it is said. */
  lastSettled: SettledStatus | null = null;
  readonly waiting: WaitingOrder;
  /** Shows a Pix that is paid here. */
  readonly pixPanel: Lazy<ComponentType<PayingPixProps>>;
  readonly #listTransactions: ListTransactions;
  readonly #after: AccountReload;

  constructor(
    listTransactions: ListTransactions,
    waiting: WaitingOrder,
    after: AccountReload,
    pixPanel: Lazy<ComponentType<PayingPixProps>>,
  ) {
    this.#listTransactions = listTransactions;
    this.waiting = waiting;
    this.pixPanel = pixPanel;
    this.#after = after;
    this.list = this.#newList();
    makeAutoObservable(
      this,
      { list: observableRef, paying: observableRef, settled: observableRef, waiting: false, pixPanel: false },
      { autoBind: true },
    );
  }

  /** As it is now: something may have been bought since the last time. */
  start(): () => void {
    this.list = this.#newList();
    this.settled = new Map();
    this.lastSettled = null;
    void this.list.start();
    return () => this.close();
  }

  /** As the service has told it: by the clock of a device a good Pix could seem over. */
  statusOf({ id, status }: Transaction): TransactionStatus {
    return this.settled.get(id) ?? status;
  }

  canPay(transaction: Transaction): boolean {
    return transaction.pixCode !== null && this.statusOf(transaction) === 'waiting';
  }

  get hasPayable(): boolean {
    return this.list.items.some((each) => this.canPay(each));
  }

  /** Shows the Pix of a transaction and asks about it, until `close`. */
  pay(transaction: Transaction): void {
    this.paying = transaction;
    this.lastSettled = null;
    const purchase = purchaseOf({ ...transaction, pixQrCodeImg: null, approvalAddress: null }, 'waiting');
    this.waiting.begin(itemOf(transaction), purchase);
  }

  close(): void {
    this.paying = null;
    this.waiting.end();
  }

  async settle(status: SettledStatus): Promise<void> {
    const { paying } = this;
    if (!paying) return;
    this.settled = new Map([...this.settled, [paying.id, status]]);
    this.lastSettled = status;
    this.close();
    if (status === 'paid') await this.#after.reload(paying.item.type);
  }

  #newList(): EndlessList<Transaction> {
    return new EndlessList((slice) => this.#listTransactions.execute(slice), defaultPageSize);
  }
}

/** What was ordered, as far as this device's wish for it goes by that: a history does not tell offers. */
function itemOf({ item, amount }: Transaction): OrderItem {
  if (item.type === 'dragon_wallet_credit') {
    return { type: item.type, quantity: item.credits ?? 0, salePrice: amount };
  }
  return { type: item.type, id: item.issueId ?? item.slug ?? '', merchandiseId: '', quantity: 1 };
}
