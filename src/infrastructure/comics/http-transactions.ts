import type { WireTransaction, WireTransactionDetail } from '@banca/contract/schemas';
import type { Transactions } from '../../application/ports/checkout/transactions.ts';
import type { Transaction, TransactionDetail } from '../../domain/checkout/transaction.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toSliceOf } from './to-slice.ts';

/** Short, because a page that waits for an order sends the request again. */
const timeoutMs = 20_000;

export class HttpTransactions implements Transactions {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list(readerId: string, { page, limit }: SliceRequest) {
    const request = { path: { uuid: readerId }, query: { page, limit } };
    const outcome = await this.#comics.send('GET /shop/transaction/{uuid}', request);
    return mapAnswer(outcome, toSliceOf(toTransaction));
  }

  async find(id: string) {
    const outcome = await this.#comics.send('GET /shop/transaction/detail/{id}', { path: { id }, timeoutMs });
    return mapAnswer(outcome, toDetail);
  }

  withdraw(transactionId: string, key: string) {
    const request = { body: { transactionId }, idempotencyKey: key };
    return this.#comics.send('POST /shop/transaction/withdrawal', request);
  }
}

const toTransaction = ({ externalId, item, ...transaction }: WireTransaction): Transaction => ({
  ...transaction,
  id: externalId,
  item: { ...item, type: item.type === 'dragon_wallet_credit' ? 'credits' : item.type },
});

const toDetail = ({ pixQrCodeImg, approvalAddress, ...wire }: WireTransactionDetail): TransactionDetail => ({
  ...toTransaction(wire),
  pixQrCodeImg,
  approvalAddress,
});
