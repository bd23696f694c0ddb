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

/** The transactions of its shop. Without a guard, Ana is signed in. */
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
    return this.answerPrivately<Slice<Transaction>>(() => {
      if (readerId !== this.#reader) return failed(failures.forbidden);
      const own = this.shop.orders.filter((each) => each.readerId === readerId);
      return sliceOf(
        own.map(({ transaction }) => transaction),
        request,
      );
    });
  }

  find(id: string) {
    this.requests.push(`find ${id}`);
    return this.answerPrivately<TransactionDetail>(() => {
      const found = this.shop.find(id);
      if (!found || found.readerId !== this.#reader) return failed(serviceFailure('TRANSACTION.NOT_FOUND'));
      const { pixExpiresAt, status } = found.transaction;
      const isOver = pixExpiresAt !== null && new Date(pixExpiresAt) <= this.shop.clock.now();
      if (status === 'waiting' && isOver) this.shop.settle(id, 'expired');
      return succeeded(found.transaction);
    });
  }

  get #reader(): string {
    return this.guard?.session.current?.readerId ?? 'ana';
  }
}
