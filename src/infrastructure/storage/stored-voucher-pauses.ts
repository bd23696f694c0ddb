import type { VoucherPauses } from '../../application/ports/vouchers/voucher-pauses.ts';
import { StoredJson } from './stored-json.ts';

const isInstant = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Uses one key for each user. Without storage, the service reports the pause again. */
export class StoredVoucherPauses implements VoucherPauses {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  findEnd(readerId: string): number | null {
    return this.#of(readerId).load();
  }

  save(readerId: string, until: number): void {
    this.#of(readerId).save(until);
  }

  #of(readerId: string): StoredJson<number> {
    return new StoredJson(this.#storage, `banca.voucher-pause.${readerId}`, isInstant);
  }
}
