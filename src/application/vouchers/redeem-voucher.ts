import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { VoucherErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { Session } from '../ports/session/session.ts';
import type { Vouchers } from '../ports/vouchers/vouchers.ts';

/** Finds the voucher of a typed code and redeems it. */
export class RedeemVoucher {
  readonly #vouchers: Vouchers;
  readonly #session: Session;

  constructor(vouchers: Vouchers, session: Session) {
    this.#vouchers = vouchers;
    this.#session = session;
  }

  /** A reader redeems a voucher once, so its id serves as the idempotency key. */
  async execute(typed: string, reader: Reader | null): Promise<Result<Voucher, Failure<VoucherErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('voucher', reader)) return failed(failures.parentPermission);
    const found = await this.#vouchers.find(typed.replace(/\s/g, '').toUpperCase());
    if (!found.ok) return found;
    return this.#vouchers.redeem(found.value.id, `voucher-${found.value.id}`);
  }
}
