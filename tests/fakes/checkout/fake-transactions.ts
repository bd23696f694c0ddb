import type { Withdrawal } from '../../../src/application/ports/checkout/subscriptions.ts';
import type { Transactions } from '../../../src/application/ports/checkout/transactions.ts';
import type { Transaction, TransactionDetail } from '../../../src/domain/checkout/transaction.ts';
import type { TransactionErrorCode, WithdrawalErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import type { Slice, SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';
import { type FakeOrder, FakeShop } from './fake-shop.ts';

const withdrawalPeriodMs = 7 * 24 * 60 * 60 * 1000;

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
        orders.map((order) => this.#describe(order)),
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
      return succeeded(this.#describe(order));
    });
  }

  withdraw(id: string, key: string) {
    this.requests.push(`withdraw ${id} ${key}`);
    // With the error codes of withdrawals.
    const service = Object.assign(new FakeService<WithdrawalErrorCode>(), {
      failure: this.failure,
      sessionCheck: this.sessionCheck,
    });
    return service.respondIfSignedIn<Withdrawal>(() => {
      const earlier = this.shop.findResponse<Withdrawal>(this.#readerId, key, id);
      if (earlier === 'mismatch') return failed(serviceFailure('REQUEST.KEY_MISMATCH'));
      if (earlier) return succeeded(earlier);
      const order = this.shop.findOrder(id);
      if (!order || order.readerId !== this.#readerId) return failed(serviceFailure('TRANSACTION.NOT_FOUND'));
      const { amount, currency, method, withdrawal } = this.#describe(order);
      if (!withdrawal) return failed(serviceFailure('WITHDRAWAL.NOT_POSSIBLE'));
      if (withdrawal.state === 'read') return failed(serviceFailure('WITHDRAWAL.READ'));
      if (withdrawal.state === 'spent') return failed(serviceFailure('WITHDRAWAL.SPENT'));
      this.shop.settleOrder(id, 'refunded');
      const response = { amount, currency, method };
      this.shop.saveResponse(this.#readerId, key, id, response);
      return response;
    });
  }

  /** With the withdrawal, unless a test has set it. */
  #describe({ readerId, transaction }: FakeOrder): TransactionDetail {
    const { status, paidAt, item } = transaction;
    if (status !== 'paid' || paidAt === null || item.type === 'plan') return transaction;
    const endsAt = new Date(new Date(paidAt).getTime() + withdrawalPeriodMs);
    if (endsAt < this.shop.clock.now()) return transaction;
    const isSpent = item.type === 'credits' && this.shop.balanceOf(readerId) < (item.credits ?? 0);
    const state = isSpent ? ('spent' as const) : ('open' as const);
    return { ...transaction, withdrawal: transaction.withdrawal ?? { state, endsAt: endsAt.toISOString() } };
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}
