import type { Transactions } from '../../../src/application/ports/checkout/transactions.ts';
import type { Transaction, TransactionDetail } from '../../../src/domain/checkout/transaction.ts';
import type { TransactionErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import type { Slice, SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';
import { FakeShop } from './fake-shop.ts';

/** The transactions of its shop. Without a session check, Ana is signed in. */
export class FakeTransactions extends FakeService<TransactionErrorCode> implements Transactions {
  readonly shop: FakeShop;
  /** All calls in order, such as 'list ana 0' and 'find transaction-1'. */
  readonly requests: string[] = [];

  constructor(shop = new FakeShop()) {
    super();
    this.shop = shop;
  }

  list(readerId: string, request: SliceRequest) {
    this.requests.push(`list ${readerId} ${request.page}`);
    return this.respondIfSignedIn<Slice<Transaction>>(() => {
      if (readerId !== this.#readerId) return failed(failures.forbidden);
      const orders = this.shop.orders.filter((each) => each.readerId === readerId);
      return sliceOf(
        orders.map(({ transaction }) => transaction),
        request,
      );
    });
  }

  find(id: string) {
    this.requests.push(`find ${id}`);
    return this.respondIfSignedIn<TransactionDetail>(() => {
      const order = this.shop.findOrder(id);
      if (!order || order.readerId !== this.#readerId) return failed(serviceFailure('TRANSACTION.NOT_FOUND'));
      const { pixExpiresAt, status } = order.transaction;
      const isExpired = pixExpiresAt !== null && new Date(pixExpiresAt) <= this.shop.clock.now();
      if (status === 'waiting' && isExpired) this.shop.settleOrder(id, 'expired');
      return succeeded(order.transaction);
    });
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}
