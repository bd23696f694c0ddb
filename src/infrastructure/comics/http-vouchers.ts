import type { Vouchers } from '../../application/ports/vouchers/vouchers.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { RedeemedVoucher, Voucher } from '../../domain/vouchers/voucher.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpVouchers implements Vouchers {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  find(code: string) {
    return this.#comics.call<Voucher>({ method: 'POST', path: '/voucher', body: { code } });
  }

  redeem(voucherId: string, key: string) {
    return this.#comics.call<Voucher>({
      method: 'POST',
      path: '/voucher/redeem',
      body: { voucherId },
      idempotencyKey: key,
    });
  }

  redeemed({ page, limit }: SliceRequest) {
    return this.#comics.call<Slice<RedeemedVoucher>>({
      method: 'GET',
      path: '/shop/voucher',
      query: { page, limit },
    });
  }
}
