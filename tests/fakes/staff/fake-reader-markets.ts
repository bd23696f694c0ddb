import type { ReaderMarkets } from '../../../src/application/ports/staff/reader-markets.ts';
import type { Reader } from '../../../src/domain/account/reader.ts';
import type { ReaderMarketErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result } from '../../../src/domain/result.ts';
import { grants } from '../../../src/domain/session/access-sets.ts';
import type { ReaderMarket } from '../../../src/domain/staff/reader-market.ts';
import { FakeAccountStore } from '../account/fake-account-store.ts';
import { FakeReaders } from '../account/fake-readers.ts';
import { FakeShop } from '../checkout/fake-shop.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

const currencyByMarket = new Map([
  ['brazil', 'BRL'],
  ['portugal', 'EUR'],
]);

/** The markets of the readers of other fakes. Without a session check, the caller is an administrator. */
export class FakeReaderMarkets extends FakeService<ReaderMarketErrorCode> implements ReaderMarkets {
  readonly #accountStore: FakeAccountStore;
  readonly #readers: FakeReaders;
  readonly #shop: FakeShop;

  constructor(readers = new FakeReaders(), shop = new FakeShop(), accountStore = new FakeAccountStore()) {
    super();
    this.#readers = readers;
    this.#shop = shop;
    this.#accountStore = accountStore;
  }

  change(readerId: string, market: string) {
    return this.respondIfSignedIn<ReaderMarket>(() => {
      if (!this.#isManager()) return failed(failures.forbidden);
      const currency = currencyByMarket.get(market);
      if (currency === undefined) return failed(serviceFailure('REQUEST.INVALID'));
      if (readerId === this.sessionCheck?.session.current?.readerId)
        return failed(serviceFailure('USER.OWN_ACCOUNT'));
      const reader = this.#readers.readers.get(readerId);
      if (!reader) return failed(serviceFailure('USER.NOT_FOUND'));
      if (reader.guardianId !== null) return failed(serviceFailure('USER.GUIDED'));
      const guided = [...this.#readers.readers.values()].filter(({ guardianId }) => guardianId === readerId);
      const moved = [reader, ...guided].filter((each) => each.market !== market);
      const refusal = moved.map((each) => this.#findRefusal(each)).find((each) => each !== null);
      if (refusal) return refusal;
      for (const each of moved) this.#readers.readers.set(each.id, { ...each, market, currency });
      return { market, currency };
    });
  }

  #findRefusal({
    id,
    subscription,
    scheduledSubscription,
  }: Reader): Result<never, Failure<ReaderMarketErrorCode>> | null {
    if (this.#shop.balanceOf(id) !== 0) return failed(serviceFailure('USER.WALLET_NOT_EMPTY'));
    if (subscription ?? scheduledSubscription) return failed(serviceFailure('USER.LIVE_SUBSCRIPTION'));
    const isWaiting = this.#shop.orders.some(
      ({ readerId, transaction: { status } }) => readerId === id && status === 'waiting',
    );
    return isWaiting ? failed(serviceFailure('USER.WAITING_ORDER')) : null;
  }

  #isManager(): boolean {
    if (!this.sessionCheck) return true;
    const callerId = this.sessionCheck.session.current?.readerId;
    return grants('MANAGER_STAFF', this.#accountStore.users.find(({ id }) => id === callerId) ?? null);
  }
}
