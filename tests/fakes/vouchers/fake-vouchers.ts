import type { Vouchers } from '../../../src/application/ports/vouchers/vouchers.ts';
import type { VoucherErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import type { Slice, SliceRequest } from '../../../src/domain/slice.ts';
import type { RedeemedVoucher, Voucher } from '../../../src/domain/vouchers/voucher.ts';
import { FakeShop } from '../checkout/fake-shop.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';

const guessPauseMs = 60_000;

const maxGuesses = 3;

const noGuesses = { times: 0, lastAt: 0 };

const tooManyGuesses = { ...serviceFailure('too_many_attempts'), retryAfter: 60 } as const;

/** The vouchers of its shop. Each reader can redeem each voucher once. Without a session check, Ana is signed in. */
export class FakeVouchers extends FakeService<VoucherErrorCode> implements Vouchers {
  readonly shop: FakeShop;
  /** By code. */
  readonly vouchers = new Map<string, Voucher>();
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
    return this.respondIfSignedIn<Voucher>(() => {
      this.requests.push(`find ${code}`);
      const { times, lastAt } = this.#guesses.get(this.#readerId) ?? noGuesses;
      const mustWait = times >= maxGuesses && this.#now() - lastAt < guessPauseMs;
      if (mustWait) return failed(tooManyGuesses);
      if (this.codesOfOtherMarkets.has(code)) return failed(this.#countGuess('VOUCHER.MARKET_MISMATCH'));
      const voucher = this.vouchers.get(code);
      if (!voucher) return failed(this.#countGuess('VOUCHER.NOT_FOUND'));
      this.#guesses.delete(this.#readerId);
      return voucher;
    });
  }

  redeem(voucherId: string, key: string) {
    return this.respondIfSignedIn<Voucher>(() => {
      this.requests.push(`redeem ${voucherId} ${key}`);
      const earlier = this.shop.findResponse<Voucher>(this.#readerId, key, voucherId);
      if (earlier === 'mismatch') return failed(serviceFailure('REQUEST.KEY_MISMATCH'));
      if (earlier) return succeeded(earlier);
      const voucher = [...this.vouchers.values()].find(({ id }) => id === voucherId);
      const redeemed = this.#redeemed.get(this.#readerId) ?? [];
      if (!voucher) return failed(serviceFailure('VOUCHER.NOT_FOUND'));
      if (redeemed.some((each) => each.voucher.id === voucherId)) {
        return failed(serviceFailure('USER.DUPLICATE_ACQUISITION'));
      }
      const { benefit } = voucher;
      if (benefit.kind === 'credits') {
        this.shop.addToWallet(this.#readerId, benefit.credits);
      }
      const redeemedAt = this.shop.clock.now().toISOString();
      this.#redeemed.set(this.#readerId, [{ voucher, redeemedAt }, ...redeemed]);
      this.shop.saveResponse(this.#readerId, key, voucherId, voucher);
      return voucher;
    });
  }

  listRedeemed(request: SliceRequest) {
    return this.respondIfSignedIn<Slice<RedeemedVoucher>>(() =>
      sliceOf(this.#redeemed.get(this.#readerId) ?? [], request),
    );
  }

  #countGuess(code: VoucherErrorCode): Failure<VoucherErrorCode> {
    const { times, lastAt } = this.#guesses.get(this.#readerId) ?? noGuesses;
    const isPauseOver = this.#now() - lastAt >= guessPauseMs;
    const count = isPauseOver ? 1 : times + 1;
    this.#guesses.set(this.#readerId, { times: count, lastAt: this.#now() });
    return count < maxGuesses ? serviceFailure(code) : tooManyGuesses;
  }

  #now(): number {
    return this.shop.clock.now().getTime();
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}
