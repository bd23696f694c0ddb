import type { Vouchers } from '../../../src/application/ports/vouchers/vouchers.ts';
import type { VoucherErrorCode } from '../../../src/domain/error-code.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import type { Slice, SliceRequest } from '../../../src/domain/slice.ts';
import type { RedeemedVoucher, Voucher } from '../../../src/domain/vouchers/voucher.ts';
import { FakeShop } from '../checkout/fake-shop.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';

const minuteMs = 60_000;

const maxGuesses = 3;

const noGuesses = { times: 0, lastAt: 0 };

/** The vouchers of its shop. Each reader can redeem each voucher once. Without a guard, Ana is signed in. */
export class FakeVouchers extends FakeService<VoucherErrorCode> implements Vouchers {
  readonly shop: FakeShop;
  /** By code. */
  readonly vouchers = new Map<string, Voucher>();
  /** Codes of another market. */
  readonly codesOfOtherMarkets = new Set<string>();
  /** All calls in order, such as 'find ANO-NOVO' and 'redeem voucher-1 key-1'. */
  readonly requests: string[] = [];
  readonly #redeemed = new Map<string, readonly RedeemedVoucher[]>();
  readonly #guesses = new Map<string, { readonly times: number; readonly lastAt: number }>();

  constructor(shop = new FakeShop()) {
    super();
    this.shop = shop;
  }

  find(code: string) {
    return this.answerPrivately<Voucher>(() => {
      this.requests.push(`find ${code}`);
      const { times, lastAt } = this.#guesses.get(this.#reader) ?? noGuesses;
      const hasToWait = times >= maxGuesses && this.#now() - lastAt < minuteMs;
      if (hasToWait) return failed({ ...serviceFailure('too_many_attempts'), retryAfter: 60 });
      if (this.codesOfOtherMarkets.has(code)) return failed(this.#count('VOUCHER.MARKET_MISMATCH'));
      const voucher = this.vouchers.get(code);
      if (!voucher) return failed(this.#count('VOUCHER.NOT_FOUND'));
      this.#guesses.delete(this.#reader);
      return voucher;
    });
  }

  redeem(voucherId: string, key: string) {
    return this.answerPrivately<Voucher>(() => {
      this.requests.push(`redeem ${voucherId} ${key}`);
      const known = this.shop.answerTo<Voucher>(this.#reader, key, voucherId);
      if (known === 'mismatch') return failed(serviceFailure('REQUEST.KEY_MISMATCH'));
      if (known) return succeeded(known);
      const voucher = [...this.vouchers.values()].find(({ id }) => id === voucherId);
      const own = this.#redeemed.get(this.#reader) ?? [];
      if (!voucher) return failed(serviceFailure('VOUCHER.NOT_FOUND'));
      if (own.some((each) => each.voucher.id === voucherId)) {
        return failed(serviceFailure('USER.DUPLICATE_ACQUISITION'));
      }
      const { gives } = voucher;
      if (gives.kind === 'credits') {
        this.shop.pay(this.#reader, gives.credits);
      }
      const redeemedAt = this.shop.clock.now().toISOString();
      this.#redeemed.set(this.#reader, [{ voucher, redeemedAt }, ...own]);
      this.shop.keepAnswer(this.#reader, key, voucherId, voucher);
      return voucher;
    });
  }

  redeemed(request: SliceRequest) {
    return this.answerPrivately<Slice<RedeemedVoucher>>(() =>
      sliceOf(this.#redeemed.get(this.#reader) ?? [], request),
    );
  }

  #count<Code extends VoucherErrorCode>(code: Code) {
    const { times, lastAt } = this.#guesses.get(this.#reader) ?? noGuesses;
    const isLongAgo = this.#now() - lastAt >= minuteMs;
    this.#guesses.set(this.#reader, { times: isLongAgo ? 1 : times + 1, lastAt: this.#now() });
    return serviceFailure(code);
  }

  #now(): number {
    return this.shop.clock.now().getTime();
  }

  get #reader(): string {
    return this.guard?.session.current?.readerId ?? 'ana';
  }
}
