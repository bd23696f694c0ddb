import type { VoucherPauses } from '../../../src/application/ports/vouchers/voucher-pauses.ts';

export class FakeVoucherPauses implements VoucherPauses {
  readonly #pauses = new Map<string, number>();

  until(userId: string) {
    return this.#pauses.get(userId) ?? null;
  }

  save(userId: string, until: number) {
    this.#pauses.set(userId, until);
  }
}
