import type { Transactions } from '../../application/ports/checkout/transactions.ts';
import type { Transaction, TransactionDetail } from '../../domain/checkout/transaction.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Milliseconds: whoever waits for an order asks again. */
const timeoutMs = 20_000;

export class HttpTransactions implements Transactions {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  list(userId: string, { page, limit }: SliceRequest) {
    return this.#comics.call<Slice<Transaction>>({
      method: 'GET',
      path: `/shop/transaction/${encodeURIComponent(userId)}`,
      query: { page, limit },
    });
  }

  find(id: string) {
    return this.#comics.call<TransactionDetail>({
      method: 'GET',
      path: `/shop/transaction/detail/${encodeURIComponent(id)}`,
      timeout: timeoutMs,
    });
  }
}
