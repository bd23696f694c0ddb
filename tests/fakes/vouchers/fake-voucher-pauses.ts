import type { VoucherPauses } from '../../../src/application/ports/vouchers/voucher-pauses.ts';

export class FakeVoucherPauses implements VoucherPauses {
  readonly #pauses = new Map<string, number>();

  findEnd(readerId: string) {
    return this.#pauses.get(readerId) ?? null;
  }

  save(readerId: string, until: number) {
    this.#pauses.set(readerId, until);
  }
}
